import type { App } from "~/platform/app.server";
import { findUser } from "./account-store.server";
import {
  confirmAssignment,
  deleteAssignment,
  listDueAssignments,
} from "./shard-assignment-store.server";

/**
 * Frees usernames whose registration or deletion was interrupted between two databases. Handles up to 200
 * per run; the next run continues.
 */
export async function sweepShardAssignments(app: App): Promise<void> {
  if (app.config.shards.count === 1) return;
  const { database } = app.at(0);
  for (const assignment of await listDueAssignments(database, app.clock.now())) {
    const isThere = await findUser(app.at(assignment.shard).database, assignment.userId);
    await (isThere ? confirmAssignment : deleteAssignment)(database, assignment);
  }
}
