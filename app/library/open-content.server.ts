import { answerStoredBytes } from "~/platform/answer-bytes.server";
import type { Actor, App } from "~/platform/app.server";
import { notFound } from "~/platform/errors";
import { findOwnRow } from "./find-file.server";
import { mediaTypeOf } from "./media-types";

/**
 * The bytes of a file, or the part that `Range` asks for. They are shown sandboxed: whatever is in
 * them can neither run nor reach the site.
 * @throws AppError not_found or range_not_satisfiable
 */
export async function openContent(
  app: App,
  actor: Actor,
  id: string,
  request: Request,
): Promise<Response> {
  const file = await findOwnRow(app, actor, id);
  const content = {
    key: file.bytesKey,
    size: file.size,
    tag: file.id,
    headers: {
      "Content-Type": mediaTypeOf(file.type),
      "Content-Disposition": contentDisposition(file.name, file.type),
      "Content-Security-Policy":
        "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'",
    },
  };
  return answerStoredBytes(request, app.bytes, content, notFound("That file"));
}

/** The real name in both of HTTP's spellings; Word files are saved, all else is shown. */
function contentDisposition(name: string, type: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const disposition = type === "doc" || type === "docx" ? "attachment" : "inline";
  return `${disposition}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
