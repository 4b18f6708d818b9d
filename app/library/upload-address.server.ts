import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { fetchAddress } from "./fetch-address.server";
import * as m from "./messages";
import { nameOfPage, typeOfPage, withDeclaredEncoding } from "./name-page";
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
  const { url, mediaType, charset, bytes } = await fetchAddress(app.web, address);
  const type = typeOfPage(mediaType, url.pathname);
  if (type === null) throw unreadable();
  const content = /^(?:text\/|application\/xhtml)/.test(mediaType)
    ? withDeclaredEncoding(bytes, charset)
    : bytes;
  const file = { filename: nameOfPage(url, type, content), bytes: content, source: url.href };
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
