import type { App } from "~/platform/app.server";
import { announceBytes, forgetBytes, listAnnounced } from "./file-store.server";

/** Bytes whose row has not followed after this long never get one, in milliseconds. */
const abandonedAfter = 3_600_000;

/**
 * Writes bytes whose row is still to come. The batch that stores the row has to contain
 * `keepBytesStatement`; until then they are due for removal, whatever breaks.
 * @param key new: no bytes were ever written under it
 */
export async function storeBytes(
  app: App,
  key: string,
  bytes: Uint8Array | AsyncIterable<Uint8Array>,
  contentType: string,
): Promise<void> {
  const due = new Date(app.clock.now().getTime() + abandonedAfter);
  await announceBytes(app.database, key, due);
  await app.bytes.put(key, bytes, contentType);
}

/**
 * Removes bytes whose rows will not follow. Where the rows have been stored after all, and only the
 * answer was lost, the bytes are announced no more, and stay. What fails is left to the sweep.
 */
export async function discardBytes(app: App, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  try {
    const announced = await listAnnounced(app.database, keys);
    await app.bytes.delete(announced);
    await forgetBytes(app.database, announced);
  } catch (error) {
    app.log.error("bytes_not_discarded", error);
  }
}

/** @throws Error where there are none */
export async function openBytes(app: App, key: string): Promise<ReadableStream<Uint8Array>> {
  const content = await app.bytes.get(key);
  if (!content) throw new Error("Stored bytes are missing.");
  return content;
}

export { keepBytesStatement } from "./file-store.server";
