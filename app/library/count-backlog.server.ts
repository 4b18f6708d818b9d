import type { App } from "~/platform/app.server";
import type { Backlog } from "~/platform/ports";
import { readingTimeoutMs } from "./resume-readings.server";
import { readBacklog } from "./storage-store.server";

/** What waits for the sweep or for the operator. */
export async function countBacklog(app: App): Promise<Backlog> {
  const now = app.clock.now();
  const stoppedSince = new Date(now.getTime() - readingTimeoutMs);
  return readBacklog(app.database, now, stoppedSince);
}
