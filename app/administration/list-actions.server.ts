import type { App } from "~/platform/app.server";
import { listAcrossShards } from "~/platform/shards";
import { listActionRows } from "./admin-action-store.server";
import type { AdminAction } from "./schema";

const listed = 200;

/** Audit records, newest first. */
export async function listActions(app: App): Promise<AdminAction[]> {
  const latest = await listAcrossShards(
    app,
    ({ database }) => listActionRows(database, listed),
    (one, other) => other.at.getTime() - one.at.getTime(),
    listed,
  );
  return latest.map(({ at, action, learnerId, note }) => ({
    at: at.toISOString(),
    action,
    learnerId,
    note,
  }));
}
