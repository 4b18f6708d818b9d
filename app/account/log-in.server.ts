import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { findUserByKey } from "./account-store.server";
import { checkPassword, wrongPasswordsPerMinute } from "./check-password.server";
import { admit } from "./find-actor.server";
import { findHome } from "./find-home.server";
import * as m from "./messages";
import type { Login } from "./schema";
import { usernameKey } from "./username-key";

/** Of one account, from wherever they come: no address alone can keep its owner out. */
const wrongPasswordsPerAccount = 100;

/**
 * Checks a username and password. An unknown name takes as long and says the same as a wrong
 * password.
 * @param address of the client, for counting only
 * @throws AppError invalid_credentials, rate_limited or account_banned
 */
export async function logIn(
  app: App,
  { username, password }: Login,
  address: string,
): Promise<Actor> {
  const key = usernameKey(username);
  const home = await findHome(app, key);
  const user = await findUserByKey(home.database, key);
  const right = await checkPassword(app, user?.passwordHash ?? null, password, [
    { key: `address:${address}`, limit: wrongPasswordsPerMinute },
    { key: `account:${key}`, limit: wrongPasswordsPerAccount },
  ]);
  if (!user || !right) {
    throw new AppError("invalid_credentials", m.wrongLogin());
  }
  return admit(home, user);
}
