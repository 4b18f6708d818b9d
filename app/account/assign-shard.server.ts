import type { App } from "~/platform/app.server";
import { chooseShard } from "~/platform/shards";
import { claimAssignment, findAssignment } from "./shard-assignment-store.server";

/** Milliseconds; longer than a registration takes. */
const settleAfterMs = 3_600_000;

/**
 * Chooses the shard of a new learner. For any shard but the first, the username is claimed in the first
 * database beforehand, so that it stays unique. The sweep frees the name if the registration is not
 * completed.
 * @param key the username key
 * @param id of the learner; who has claimed the name before keeps the shard of that time
 * @returns the app with the shard's database; null if a learner of another shard has the name
 */
export async function assignShard(app: App, key: string, id: string): Promise<App | null> {
  const first = app.at(0);
  const { shards } = app.config;
  if (shards.count === 1) return first;
  const shard = chooseShard(id, shards);
  const due = new Date(app.clock.now().getTime() + settleAfterMs);
  const assignment =
    shard === 0
      ? await findAssignment(first.database, key)
      : await claimAssignment(first.database, { usernameKey: key, userId: id, shard, due });
  if (!assignment) return first;
  return assignment.userId === id ? app.at(assignment.shard) : null;
}
