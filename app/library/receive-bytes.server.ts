import type { ArrivingFile } from "~/platform/multipart.server";
import { signatureLength } from "./formats/formats";

/** What is known of a file once all of it has arrived. */
interface Received {
  size: number;
  /** Its first bytes, as many as a signature has. */
  head: Uint8Array;
  /** Of SHA-256; null where nobody asked for it. */
  digest: Uint8Array | null;
}

/** Of the runtime; the types of browsers have none. */
const { DigestStream: Digester } = crypto as unknown as { DigestStream: typeof DigestStream };

/**
 * Passes a file's bytes on as they arrive.
 * @param received runs behind the last byte, before whoever takes the bytes hears of their end: what it
 * throws breaks them off
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
