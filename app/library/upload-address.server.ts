import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { inUtf8 } from "./extraction/in-utf8";
import { fetchAddress } from "./fetch-address.server";
import * as m from "./messages";
import { nameOfPage, typeOfPage } from "./name-page";
import { readHead } from "./read-head";
import type { FileSummary } from "./schema";
import { keepFile } from "./upload-files.server";

/**
 * Fetches a web page, or another file that Fennec reads, and stores it with its address.
 * @param id of the new file
 * @throws AppError forbidden_address, unreachable, unreadable_document, too_large or rate_limited
 */
export async function uploadAddress(
  app: App,
  actor: Actor,
  { url: address }: { url: string },
  id?: string,
): Promise<FileSummary> {
  const { url, mediaType, charset, content: served } = await fetchAddress(app.web, address);
  const type = typeOfPage(mediaType, url.pathname);
  if (type === null) throw unreadable();
  const { head, bytes } = await readHead(served);
  const isText = /^(?:text\/|application\/xhtml)/.test(mediaType);
  const encoding = isText ? charset : null;
  const content = encoding === null ? bytes : inUtf8(bytes, encoding);
  const file = { filename: nameOfPage(url, type, head, encoding), content, source: url.href };
  try {
    return await keepFile(app, actor, file, id);
  } catch (error) {
    const isOther = error instanceof AppError && error.code === "unsupported_file_type";
    throw isOther ? unreadable() : error;
  }
}

function unreadable(): AppError {
  return new AppError("unreadable_document", m.addressUnreadable(), { field: "url" });
}
