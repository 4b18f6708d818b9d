import type { App } from "~/platform/app.server";
import { findUser } from "./account-store.server";
import { deleteHomeRow, listDueHomes, settleHome } from "./home-store.server";

/**
 * Looks after registrations and deletions that may have broken off between two databases: a name
 * whose learner is not there is free again. Some hundred in a sweep; the next goes on with others.
 */
export async function sweepHomes(app: App): Promise<void> {
  if (app.config.shards.count === 1) return;
  const { database } = app.at(0);
  for (const home of await listDueHomes(database, app.clock.now())) {
    const isThere = await findUser(app.at(home.shard).database, home.userId);
    await (isThere ? settleHome : deleteHomeRow)(database, home);
  }
}
