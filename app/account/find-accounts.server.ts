import type { Actor, App } from "~/platform/app.server";
import { everyShard } from "~/platform/shards";
import { countUsers, findUser, findUsers } from "./account-store.server";
import { toActor } from "./find-actor.server";
import { findHomeOf } from "./find-home.server";
import { usernameKey } from "./username-key";

const found = 20;

/** Up to 20 accounts that a text names: by name, address or id, as a whole or, unless `exact`, in part. */
export async function findAccounts(app: App, text: string, exact: boolean) {
  const wanted = { text, key: usernameKey(text), exact, limit: found };
  const users = await Promise.all(
    everyShard(app).map(({ database }) => findUsers(database, wanted)),
  );
  return users
    .flat()
    .sort(
      (one, other) => other.isSame - one.isSame || (one.usernameKey < other.usernameKey ? -1 : 1),
    )
    .slice(0, found);
}

interface Account {
  /** The app with the account's database. */
  home: App;
  account: Actor & { bannedAt: Date | null };
}

/** An account, banned or not; null where there is none. */
export async function findAccount(app: App, id: string): Promise<Account | null> {
  const home = await findHomeOf(app, id);
  const user = await findUser(home.database, id);
  if (!user) return null;
  return { home, account: { ...(await toActor(home, user)), bannedAt: user.bannedAt } };
}

/** How many accounts a database has, how many are banned, and how many sessions are open. */
export async function countAccounts(app: App) {
  return countUsers(app.database, app.clock.now());
}
