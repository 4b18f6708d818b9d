import type { App } from "~/platform/app.server";
import { queueReadings } from "./queue-readings.server";
import { listQueued, listWaitingLearners } from "./reading-queue-store.server";

/** Milliseconds after which a file that is still being read may have been lost from the queue. */
export const readingTimeoutMs = 900_000;

/**
 * Enqueues files again whose reading has stopped. Enqueuing one twice does no harm: a page counts once.
 * @param atStart whether the server, whose queue is in memory, has just started: then the queue is empty
 */
export async function resumeReadings(app: App, { atStart = false } = {}): Promise<void> {
  const moment = new Date(app.clock.now().getTime() - (atStart ? 0 : readingTimeoutMs));
  for (const { id, pagesRead } of await listQueued(app.database, moment)) {
    await app.readings.add({ fileId: id, page: (pagesRead ?? 0) + 1 });
  }
  for (const userId of await listWaitingLearners(app.database)) await queueReadings(app, userId);
}
