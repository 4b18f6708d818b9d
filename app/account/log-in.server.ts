import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { findUserByKey } from "./account-store.server";
import { checkPassword, wrongPasswordsPerMinute } from "./check-password.server";
import { toAdmittedActor } from "./find-actor.server";
import { appForUsername } from "./find-shard.server";
import * as m from "./messages";
import type { Login } from "./schema";
import { usernameKey } from "./username-key";

/** For an account from all IP addresses, so that one address cannot lock its owner out. */
const wrongPasswordsPerAccount = 100;

/**
 * Checks username and password. Time and message are the same for an unknown name and for a wrong password.
 * @param address of the client, for rate limits only
 * @throws AppError invalid_credentials, rate_limited or account_banned
 */
export async function logIn(
  app: App,
  { username, password }: Login,
  address: string,
): Promise<Actor> {
  const key = usernameKey(username);
  const shardApp = await appForUsername(app, key);
  const user = await findUserByKey(shardApp.database, key);
  const right = await checkPassword(app, user?.passwordHash ?? null, password, [
    { key: `address:${address}`, limit: wrongPasswordsPerMinute },
    { key: `account:${key}`, limit: wrongPasswordsPerAccount },
  ]);
  if (!user || !right) {
    throw new AppError("invalid_credentials", m.wrongLogin());
  }
  return toAdmittedActor(shardApp, user);
}
