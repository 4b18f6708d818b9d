import { IfNoneMatch, IfRange, Range } from "@remix-run/headers";
import { AppError } from "./errors";
import * as m from "./messages";
import type { ByteStore } from "./ports";

/** A byte range; both ends are inclusive. */
export interface BytePart {
  start: number;
  end: number;
}

interface Bytes {
  /** A strong ETag, quoted. */
  etag: string;
  size: number;
  headers: Record<string, string>;
  /** @param part null for all bytes */
  open(part: BytePart | null): Promise<ReadableStream>;
}

/**
 * Responds with bytes, with the requested range of them, or with 304.
 * @throws AppError range_not_satisfiable
 */
export async function answerBytes(request: Request, bytes: Bytes): Promise<Response> {
  const { etag, size } = bytes;
  const headers = new Headers({ ETag: etag, "Accept-Ranges": "bytes", ...bytes.headers });
  const ifNoneMatch = request.headers.get("If-None-Match");
  // Compressing proxies weaken ETags; If-None-Match compares weakly.
  if (ifNoneMatch && IfNoneMatch.from(ifNoneMatch.replaceAll("W/", "")).matches(etag)) {
    return new Response(null, { status: 304, headers });
  }
  const part = requestedPart(request, size, etag);
  const length = part ? part.end - part.start + 1 : size;
  headers.set("Content-Length", String(length));
  if (part) headers.set("Content-Range", `bytes ${part.start}-${part.end}/${size}`);
  const status = part ? 206 : 200;
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const body = await bytes.open(part);
  return new Response(body.pipeThrough(new FixedLengthStream(length)), { status, headers });
}

/** A stored object, which never changes under its tag. */
export interface StoredBytes {
  key: string;
  /** Bytes. */
  size: number;
  /** Without quotes. */
  tag: string;
  /** `Content-Type` and other headers of the object. */
  headers: Record<string, string>;
}

/**
 * Like `answerBytes`, from the store. Browsers must not cache a learner's files: on a shared computer they
 * would outlive the session.
 * @throws AppError range_not_satisfiable, or `lost` if the store does not have the object
 */
export function answerStoredBytes(
  request: Request,
  store: ByteStore,
  { key, size, tag, headers }: StoredBytes,
  lost: AppError,
): Promise<Response> {
  return answerBytes(request, {
    etag: `"${tag}"`,
    size,
    headers,
    async open(part) {
      const body = await store.get(key, part ?? undefined);
      if (!body) throw lost;
      return body;
    },
  });
}

/** Several ranges in one request are answered with all bytes, as HTTP allows. */
function requestedPart(request: Request, size: number, etag: string): BytePart | null {
  const header = request.headers.get("Range");
  // HTTP defines ranges for GET only.
  if (!header || request.method !== "GET") return null;
  const ifRange = request.headers.get("If-Range");
  if (ifRange && !new IfRange(ifRange).matches({ etag })) return null;
  const range = new Range(header);
  if (range.unit !== "bytes" || range.ranges.length !== 1) return null;
  const [part] = range.normalize(size);
  // A suffix range of length zero cannot be satisfied.
  if (!part || part.start > part.end) {
    throw new AppError("range_not_satisfiable", m.rangeBeyondEnd(), {
      headers: { "Content-Range": `bytes */${size}` },
    });
  }
  return part;
}
