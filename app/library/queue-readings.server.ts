import type { App } from "~/platform/app.server";
import { markQueued } from "./reading-queue-store.server";

/** As many as are read at the same time: then the files of one learner delay others by one turn. */
const filesAtOnce = 4;

/**
 * Enqueues the next pages of the learner's unread pictures and scans, as far as their turn has come. What fails
 * here, the sweep enqueues.
 */
export async function queueReadings(app: App, userId: string): Promise<void> {
  try {
    for (const { id, pagesRead } of await markQueued(app.database, userId, filesAtOnce)) {
      await app.readings.add({ fileId: id, page: (pagesRead ?? 0) + 1 });
    }
  } catch (error) {
    app.log.error("reading_not_queued", error, { userId });
  }
}
