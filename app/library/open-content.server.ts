import { IfNoneMatch, IfRange, Range } from "@remix-run/headers";
import type { Actor, App } from "~/platform/app.server";
import { AppError, notFound } from "~/platform/errors";
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
  // Bytes never change under an id.
  const etag = `"${file.id}"`;
  const headers = new Headers({
    ETag: etag,
    "Accept-Ranges": "bytes",
    "Cache-Control": "private, no-cache",
    "Content-Type": mediaTypeOf(file.type),
    "Content-Disposition": contentDisposition(file.name, file.type),
    "Content-Security-Policy":
      "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'",
  });
  const ifNoneMatch = request.headers.get("If-None-Match");
  // A proxy that compresses weakens the tag; for this question weak ones count.
  if (ifNoneMatch && IfNoneMatch.from(ifNoneMatch.replaceAll("W/", "")).matches(etag)) {
    return new Response(null, { status: 304, headers });
  }
  const part = requestedPart(request, file.size, etag);
  const body = await app.bytes.get(file.bytesKey, part ?? undefined);
  if (!body) throw notFound("That file");
  const length = part ? part.end - part.start + 1 : file.size;
  headers.set("Content-Length", String(length));
  if (part) headers.set("Content-Range", `bytes ${part.start}-${part.end}/${file.size}`);
  return new Response(body.pipeThrough(new FixedLengthStream(length)), {
    status: part ? 206 : 200,
    headers,
  });
}

/** One range is honoured; several in one request are answered with the whole, as HTTP allows. */
function requestedPart(
  request: Request,
  size: number,
  etag: string,
): { start: number; end: number } | null {
  const header = request.headers.get("Range");
  if (!header) return null;
  const ifRange = request.headers.get("If-Range");
  if (ifRange && !new IfRange(ifRange).matches({ etag })) return null;
  const range = new Range(header);
  if (range.unit !== "bytes" || range.ranges.length !== 1) return null;
  const [part] = range.normalize(size);
  if (!part) {
    throw new AppError("range_not_satisfiable", "The file is shorter than that.", {
      headers: { "Content-Range": `bytes */${size}` },
    });
  }
  return part;
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
