import type { App } from "~/platform/app.server";
import { findAssignment, findAssignmentOfUser } from "./shard-assignment-store.server";

/**
 * The app with the database of the learner with this username; with the first database if there is none.
 * With one database, nothing is queried.
 * @param key made by `usernameKey`
 */
export async function appForUsername(app: App, key: string): Promise<App> {
  const first = app.at(0);
  if (app.config.shards.count === 1) return first;
  return app.at((await findAssignment(first.database, key))?.shard ?? 0);
}

/** The same by the learner's id. */
export async function appForUser(app: App, userId: string): Promise<App> {
  const first = app.at(0);
  if (app.config.shards.count === 1) return first;
  return app.at((await findAssignmentOfUser(first.database, userId))?.shard ?? 0);
}
