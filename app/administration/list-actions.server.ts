import type { App } from "~/platform/app.server";
import { everyShard } from "~/platform/shards";
import { listActionRows } from "./admin-action-store.server";
import type { AdminAction } from "./schema";

const listed = 200;

/** Audit records, newest first. */
export async function listActions(app: App): Promise<AdminAction[]> {
  const rows = await Promise.all(
    everyShard(app).map(({ database }) => listActionRows(database, listed)),
  );
  const latest = rows
    .flat()
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, listed);
  return latest.map(({ at, action, learnerId, note }) => ({
    at: at.toISOString(),
    action,
    learnerId,
    note,
  }));
}
