import type { App } from "~/platform/app.server";
import { listActionRows } from "./admin-action-store.server";
import type { AdminAction } from "./schema";

const listed = 200;

/** What was done by the administrator's tool, the last first. */
export async function listActions(app: App): Promise<AdminAction[]> {
  const rows = await listActionRows(app.database, listed);
  return rows.map(({ at, action, learnerId, note }) => ({
    at: at.toISOString(),
    action,
    learnerId,
    note,
  }));
}
