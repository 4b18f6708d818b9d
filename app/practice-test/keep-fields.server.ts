import { parseMultipart } from "@remix-run/multipart-parser";
import { longestText } from "./longest-text";

/** Bytes of a text of the greatest length and of what stands around it, in UTF-8. */
const most = longestText * 4 + 16_384;

/**
 * Keeps what a form says before its file, while the request passes by: also where the file is
 * refused halfway, nothing that was typed is lost.
 */
export function keepFields(request: Request): {
  /** The same request; this one is to be read. */
  passing: Request;
  /** The text fields that have passed so far. */
  fields(): Record<string, string>;
} {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const watch = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      if (size < most) {
        chunks.push(chunk.slice(0, most - size));
        size += chunk.byteLength;
      }
      controller.enqueue(chunk);
    },
  });
  const passing = new Request(request, { body: request.body?.pipeThrough(watch) ?? null });
  const boundary = /boundary="?([^";]+)/.exec(request.headers.get("Content-Type") ?? "")?.[1];
  return {
    passing,
    fields: () => (boundary ? textFields(chunks, boundary) : {}),
  };
}

function textFields(chunks: Uint8Array[], boundary: string): Record<string, string> {
  const fields: Record<string, string> = {};
  try {
    for (const part of parseMultipart(chunks, { boundary, maxFileSize: most })) {
      if (part.name && part.filename === undefined) fields[part.name] = part.text;
    }
  } catch {
    // The file is cut off where keeping ended; the fields before it are whole.
  }
  return fields;
}
