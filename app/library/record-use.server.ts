import type { App } from "~/platform/app.server";
import * as store from "./file-store.server";

/** Uses within an hour are recorded once. */
const hourMs = 3_600_000;

/** Records that the learner uses a file: "last used" is the reason, so a failure is only logged. */
export function recordUse(app: App, learner: { id: string }, fileId: string): void {
  const now = app.clock.now();
  const place = { userId: learner.id, fileId };
  const hourAgo = new Date(now.getTime() - hourMs);
  app.background.run("use_not_recorded", store.recordUse(app.database, place, now, hourAgo));
}
