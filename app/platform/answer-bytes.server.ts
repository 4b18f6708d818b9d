import { IfNoneMatch, IfRange, Range } from "@remix-run/headers";
import { AppError } from "./errors";
import * as m from "./messages";
import type { ByteStore } from "./ports";

/** A part of some bytes; both ends belong to it. */
export interface BytePart {
  start: number;
  end: number;
}

interface Bytes {
  /** Quoted, and strong: the bytes never change under it. */
  etag: string;
  size: number;
  headers: Record<string, string>;
  /** The part, or the whole where it is null. */
  open(part: BytePart | null): Promise<ReadableStream>;
}

/**
 * Answers with bytes, with the part of them that `Range` asks for, or with 304.
 * @throws AppError range_not_satisfiable
 */
export async function answerBytes(request: Request, bytes: Bytes): Promise<Response> {
  const { etag, size } = bytes;
  const headers = new Headers({ ETag: etag, "Accept-Ranges": "bytes", ...bytes.headers });
  const ifNoneMatch = request.headers.get("If-None-Match");
  // A proxy that compresses weakens the tag; for this question weak ones count.
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

/** Bytes that lie in the store and never change under their tag. */
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
 * As `answerBytes`, from the store. They are a learner's own, so no browser keeps them: on a shared
 * one they would outlive the session. Their tag serves whoever keeps them otherwise.
 * @throws AppError range_not_satisfiable, or `lost` where the store does not have them
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

/** One range is honoured; several in one request are answered with the whole, as HTTP allows. */
function requestedPart(request: Request, size: number, etag: string): BytePart | null {
  const header = request.headers.get("Range");
  // HTTP knows parts of a GET alone.
  if (!header || request.method !== "GET") return null;
  const ifRange = request.headers.get("If-Range");
  if (ifRange && !new IfRange(ifRange).matches({ etag })) return null;
  const range = new Range(header);
  if (range.unit !== "bytes" || range.ranges.length !== 1) return null;
  const [part] = range.normalize(size);
  // The last none of all bytes is a part that nobody can be given.
  if (!part || part.start > part.end) {
    throw new AppError("range_not_satisfiable", m.rangeBeyondEnd(), {
      headers: { "Content-Range": `bytes */${size}` },
    });
  }
  return part;
}
