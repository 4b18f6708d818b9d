import type { Actor, App } from "~/platform/app.server";
import { deleteHome, markHome } from "./home-store.server";

/** Longer than a deletion lasts, in milliseconds. */
const settleAfterMs = 3_600_000;

/**
 * Before a learner is deleted: should that break off, the sweep frees their name, or keeps it where
 * they are still there.
 */
export async function beginToLeave(app: App, actor: Actor): Promise<void> {
  if (app.config.shards.count === 1) return;
  const due = new Date(app.clock.now().getTime() + settleAfterMs);
  await markHome(app.at(0).database, actor.id, due);
}

/** Frees the name of a learner who was deleted, in all databases. */
export async function endLeaving(app: App, actor: Actor): Promise<void> {
  if (app.config.shards.count === 1) return;
  await deleteHome(app.at(0).database, actor.id);
}
