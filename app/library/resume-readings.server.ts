import type { App } from "~/platform/app.server";
import { listReadingRows } from "./file-store.server";

/** Milliseconds after which a file that is still being read may have been lost from the queue. */
export const readingTimeoutMs = 900_000;

/**
 * Enqueues files again whose reading has stopped. Enqueuing one twice does no harm: a page counts once.
 * @param atStart whether the server, whose queue is in memory, has just started: then the queue is empty
 */
export async function resumeReadings(app: App, { atStart = false } = {}): Promise<void> {
  const moment = new Date(app.clock.now().getTime() - (atStart ? 0 : readingTimeoutMs));
  for (const { id, pagesRead } of await listReadingRows(app.database, moment)) {
    await app.readings.add({ fileId: id, page: (pagesRead ?? 0) + 1 });
  }
}
