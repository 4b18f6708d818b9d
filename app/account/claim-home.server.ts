import type { App } from "~/platform/app.server";
import { chooseShard } from "~/platform/shards";
import { claimHomeRow, findHomeRow } from "./home-store.server";

/** Longer than a registration lasts, in milliseconds. */
const settleAfterMs = 3_600_000;

/**
 * The app with the database in which a learner who registers is to live. In another than the first
 * their name is claimed there before anything else: so two never have the same one. What a
 * registration that breaks off has claimed, the sweep frees.
 * @param key of the name
 * @param id of the learner: where they have claimed it before, they live where they were to live then
 * @returns null where somebody who lives elsewhere has the name
 */
export async function claimHome(app: App, key: string, id: string): Promise<App | null> {
  const first = app.at(0);
  const { shards } = app.config;
  if (shards.count === 1) return first;
  const shard = chooseShard(id, shards);
  const due = new Date(app.clock.now().getTime() + settleAfterMs);
  const home =
    shard === 0
      ? await findHomeRow(first.database, key)
      : await claimHomeRow(first.database, { usernameKey: key, userId: id, shard, due });
  if (!home) return first;
  return home.userId === id ? app.at(home.shard) : null;
}
