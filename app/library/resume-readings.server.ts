import type { App } from "~/platform/app.server";
import { listReadingRows } from "./file-store.server";

/** A file that is still being read after this long may have been lost from the line, in milliseconds. */
export const readingTimeoutMs = 900_000;

/**
 * Puts files in line again whose reading has stopped. One that was in line all the same loses
 * nothing: a page counts once.
 * @param atStart whether the server has just begun, and its queue, kept in memory, with it: then
 * nothing is in line
 */
export async function resumeReadings(app: App, { atStart = false } = {}): Promise<void> {
  const moment = new Date(app.clock.now().getTime() - (atStart ? 0 : readingTimeoutMs));
  for (const { id, pagesRead } of await listReadingRows(app.database, moment)) {
    await app.readings.add({ fileId: id, page: (pagesRead ?? 0) + 1 });
  }
}
