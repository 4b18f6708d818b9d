import type { App } from "~/platform/app.server";
import { findHomeRow, findHomeRowOf } from "./home-store.server";

/**
 * The app with the database of the learner who has a name, as `usernameKey` gives it; with the first
 * where nobody has it. Where there is one database, nothing is asked.
 */
export async function findHome(app: App, key: string): Promise<App> {
  const first = app.at(0);
  if (app.config.shards.count === 1) return first;
  return app.at((await findHomeRow(first.database, key))?.shard ?? 0);
}

/** The app with the database of the learner with an id, as `findHome` gives it. */
export async function findHomeOf(app: App, userId: string): Promise<App> {
  const first = app.at(0);
  if (app.config.shards.count === 1) return first;
  return app.at((await findHomeRowOf(first.database, userId))?.shard ?? 0);
}
