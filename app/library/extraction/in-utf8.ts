import { encodingByMark, knownEncoding } from "./decode-text";

/**
 * A text as it arrives, in UTF-8 with a byte order mark if another encoding was declared apart from it.
 * @param bytes whose first piece has the byte order mark, which counts more, if there is one
 */
export async function* inUtf8(
  bytes: AsyncIterable<Uint8Array>,
  charset: string,
): AsyncGenerator<Uint8Array> {
  let decoder: TextDecoder | null = null;
  let isFirst = true;
  const encoder = new TextEncoder();
  for await (const chunk of bytes) {
    if (isFirst) {
      isFirst = false;
      const encoding = encodingByMark(chunk) === null ? knownEncoding(charset) : null;
      if (encoding !== null) {
        decoder = new TextDecoder(encoding);
        yield encoder.encode("\ufeff");
      }
    }
    yield decoder ? encoder.encode(decoder.decode(chunk, { stream: true })) : chunk;
  }
  if (decoder) yield encoder.encode(decoder.decode());
}
