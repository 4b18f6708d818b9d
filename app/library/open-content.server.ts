import { answerStoredBytes } from "~/platform/answer-bytes.server";
import type { Actor, App } from "~/platform/app.server";
import { notFound } from "~/platform/errors";
import { findOwnRow } from "./find-file.server";
import { type Format, formatOf } from "./formats/formats";
import * as m from "./messages";

/**
 * The bytes of a file, or the part that `Range` asks for. The response is sandboxed: scripts in it cannot
 * run or reach the site.
 * @throws AppError not_found or range_not_satisfiable
 */
export async function openContent(
  app: App,
  actor: Actor,
  id: string,
  request: Request,
): Promise<Response> {
  const file = await findOwnRow(app, actor, id);
  const format = formatOf(file.type);
  const content = {
    key: file.bytesKey,
    size: file.size,
    tag: file.id,
    headers: {
      "Content-Type": format.mediaType,
      "Content-Disposition": contentDisposition(file.name, format),
      "Content-Security-Policy":
        "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'",
    },
  };
  return answerStoredBytes(request, app.bytes, content, notFound(m.fileNotFound()));
}

/** The name as HTTP spells it for all browsers, and for those that know UTF-8. */
function contentDisposition(name: string, { display }: Format): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const disposition = display === "download" ? "attachment" : "inline";
  return `${disposition}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
