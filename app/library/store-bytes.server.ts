import type { App } from "~/platform/app.server";
import { cancelRemovals, listScheduledRemovals, scheduleRemoval } from "./file-store.server";

/** Milliseconds after which bytes without a row count as abandoned. */
const abandonedAfter = 3_600_000;

/**
 * Writes bytes before their row is stored. They are scheduled for removal first, so that a failure
 * leaves no orphans; the batch that stores the row has to contain `cancelRemovalStatement`.
 * @param key new: no bytes were ever written under it
 */
export async function storeBytes(
  app: App,
  key: string,
  bytes: Uint8Array | AsyncIterable<Uint8Array>,
  contentType: string,
): Promise<void> {
  const due = new Date(app.clock.now().getTime() + abandonedAfter);
  await scheduleRemoval(app.database, key, due);
  await app.bytes.put(key, bytes, contentType);
}

/**
 * Removes bytes whose rows were not stored. If the rows were stored and only the response was lost, the
 * removal is no longer scheduled, and the bytes stay. After a failure the sweep removes them.
 */
export async function discardBytes(app: App, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  try {
    const scheduled = await listScheduledRemovals(app.database, keys);
    await app.bytes.delete(scheduled);
    await cancelRemovals(app.database, scheduled);
  } catch (error) {
    app.log.error("bytes_not_discarded", error);
  }
}

/** @throws Error if there are none */
export async function openBytes(app: App, key: string): Promise<ReadableStream<Uint8Array>> {
  const content = await app.bytes.get(key);
  if (!content) throw new Error("Stored bytes are missing.");
  return content;
}

export { cancelRemovalStatement } from "./file-store.server";
