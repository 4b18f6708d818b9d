import type { App } from "~/platform/app.server";
import {
  cancelRemovals,
  deleteIncompleteRows,
  listScheduledRemovals,
  scheduleRemoval,
} from "./file-store.server";

/** Milliseconds after which bytes without a row count as abandoned. */
const abandonedAfter = 3_600_000;

/**
 * Writes bytes before their row is stored. They are scheduled for removal first, so that a failure
 * leaves no orphans; the batch that completes the row has to contain `cancelRemovalStatement`.
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
 * Removes bytes whose rows were not completed, and what was stored of those. If the rows were completed
 * and only the response was lost, the removal is no longer scheduled, and all stays. After a failure the
 * sweep removes them.
 */
export async function discardBytes(app: App, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  try {
    const scheduled = await listScheduledRemovals(app.database, keys);
    await removeBytes(app, scheduled);
  } catch (error) {
    app.log.error("bytes_not_discarded", error);
  }
}

/** Removes the bytes under keys whose removal is scheduled, and the rows that were begun for them. */
export async function removeBytes(app: App, keys: string[]): Promise<void> {
  await deleteIncompleteRows(app.database, keys);
  await app.bytes.delete(keys);
  await cancelRemovals(app.database, keys);
}

/** @throws Error if there are none */
export async function openBytes(app: App, key: string): Promise<ReadableStream<Uint8Array>> {
  const content = await app.bytes.get(key);
  if (!content) throw new Error("Stored bytes are missing.");
  return content;
}

export { cancelRemovalStatement } from "./file-store.server";
