import type { Actor, App } from "~/platform/app.server";
import { deleteAssignmentOfUser, scheduleAssignmentCheck } from "./shard-assignment-store.server";

/** Milliseconds; longer than a deletion takes. */
const settleAfterMs = 3_600_000;

/**
 * Call before deleting a learner. If the deletion is interrupted, the sweep frees the username, unless the
 * learner still exists.
 */
export async function beginShardRelease(app: App, actor: Actor): Promise<void> {
  if (app.config.shards.count === 1) return;
  const due = new Date(app.clock.now().getTime() + settleAfterMs);
  await scheduleAssignmentCheck(app.at(0).database, actor.id, due);
}

/** Frees the username of a deleted learner. */
export async function finishShardRelease(app: App, actor: Actor): Promise<void> {
  if (app.config.shards.count === 1) return;
  await deleteAssignmentOfUser(app.at(0).database, actor.id);
}
