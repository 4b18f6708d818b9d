import type { ArrivingFile } from "~/platform/multipart.server";
import { signatureLength } from "./formats/formats";

/** What is known of a file after its last byte. */
interface Received {
  size: number;
  /** Its first bytes, as many as the longest signature. */
  head: Uint8Array;
  /** SHA-256; null if not asked for. */
  digest: Uint8Array | null;
}

/** Of the Workers runtime; the types of browsers do not have it. */
const { DigestStream: Digester } = crypto as unknown as { DigestStream: typeof DigestStream };

/**
 * Passes on a file's bytes as they arrive.
 * @param received is called after the last byte, before the stream ends: what it throws aborts the
 * stream
 */
export async function* receiveBytes(
  content: ArrivingFile["content"],
  digested: boolean,
  received: (file: Received) => Promise<void>,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  const head = new Uint8Array(signatureLength);
  const digester = digested ? new Digester("SHA-256") : null;
  const writer = digester?.getWriter();
  for await (const chunk of content) {
    if (size < signatureLength) head.set(chunk.subarray(0, signatureLength - size), size);
    size += chunk.byteLength;
    await writer?.write(chunk);
    yield chunk;
  }
  await writer?.close();
  const digest = digester && new Uint8Array(await digester.digest);
  await received({ size, head, digest });
}
