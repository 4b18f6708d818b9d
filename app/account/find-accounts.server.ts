import type { Actor, App } from "~/platform/app.server";
import { listAcrossShards } from "~/platform/shards";
import { countUsers, findUser, findUsers } from "./account-store.server";
import { toActor } from "./find-actor.server";
import { appForUser } from "./find-shard.server";
import { usernameKey } from "./username-key";

const found = 20;

/** Up to 20 accounts whose username, email address or id equals `text` or, unless `exact`, contains it. */
export async function findAccounts(app: App, text: string, exact: boolean) {
  const wanted = { text, key: usernameKey(text), exact, limit: found };
  return listAcrossShards(
    app,
    ({ database }) => findUsers(database, wanted),
    (one, other) => other.isSame - one.isSame || (one.usernameKey < other.usernameKey ? -1 : 1),
    found,
  );
}

interface Account {
  /** The app with the account's database. */
  shardApp: App;
  account: Actor & { bannedAt: Date | null };
}

/** An account, banned or not; null if there is none. */
export async function findAccount(app: App, id: string): Promise<Account | null> {
  const shardApp = await appForUser(app, id);
  const user = await findUser(shardApp.database, id);
  if (!user) return null;
  return { shardApp, account: { ...(await toActor(shardApp, user)), bannedAt: user.bannedAt } };
}

/** Counts a database's accounts, banned accounts and open sessions. */
export async function countAccounts(app: App) {
  return countUsers(app.database, app.clock.now());
}
