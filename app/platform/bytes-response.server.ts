import { IfNoneMatch, IfRange, Range } from "@remix-run/headers";
import { AppError } from "./errors";
import type { ByteStore } from "./ports";

/** Bytes that never change under their tag. */
export interface StoredBytes {
  key: string;
  /** Bytes. */
  size: number;
  /** Without quotes. */
  tag: string;
  /** `Content-Type` and whatever else belongs to them. */
  headers: Record<string, string>;
}

/**
 * Stored bytes, or the part of them that `Range` asks for, streamed; 304 where the reader has them.
 * @returns null where the store has lost them
 * @throws AppError range_not_satisfiable
 */
export async function bytesResponse(
  store: ByteStore,
  stored: StoredBytes,
  request: Request,
): Promise<Response | null> {
  const { size } = stored;
  const etag = `"${stored.tag}"`;
  const headers = new Headers({
    ETag: etag,
    "Accept-Ranges": "bytes",
    "Cache-Control": "private, no-cache",
    ...stored.headers,
  });
  const ifNoneMatch = request.headers.get("If-None-Match");
  // A proxy that compresses weakens the tag; for this question weak ones count.
  if (ifNoneMatch && IfNoneMatch.from(ifNoneMatch.replaceAll("W/", "")).matches(etag)) {
    return new Response(null, { status: 304, headers });
  }
  const part = requestedPart(request, size, etag);
  const body = await store.get(stored.key, part ?? undefined);
  if (!body) return null;
  const length = part ? part.end - part.start + 1 : size;
  headers.set("Content-Length", String(length));
  if (part) headers.set("Content-Range", `bytes ${part.start}-${part.end}/${size}`);
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
