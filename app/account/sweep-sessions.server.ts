import type { App } from "~/platform/app.server";
import { deleteExpiredSessions } from "./account-store.server";

/** Removes sessions that have run out. */
export async function sweepSessions(app: App): Promise<void> {
  await deleteExpiredSessions(app.database, app.clock.now());
}
