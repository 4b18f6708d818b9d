import type { Actor, App } from "~/platform/app.server";
import { countUsers, findUser, findUsers } from "./account-store.server";
import { toActor } from "./find-actor.server";
import { usernameKey } from "./username-key";

const found = 20;

/** Up to 20 accounts that a text names: by name, address or id, as a whole or, unless `exact`, in part. */
export async function findAccounts(app: App, text: string, exact: boolean) {
  return findUsers(app.database, { text, key: usernameKey(text), exact, limit: found });
}

/** An account, banned or not; null where there is none. */
export async function findAccount(
  app: App,
  id: string,
): Promise<(Actor & { bannedAt: Date | null }) | null> {
  const user = await findUser(app.database, id);
  return user && { ...(await toActor(app, user)), bannedAt: user.bannedAt };
}

/** How many accounts there are, how many are banned, and how many sessions are open. */
export async function countAccounts(app: App) {
  return countUsers(app.database, app.clock.now());
}
