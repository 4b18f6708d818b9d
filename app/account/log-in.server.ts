import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { findUserByKey } from "./account-store.server";
import { checkPassword } from "./check-password.server";
import { toActor } from "./find-actor.server";
import type { Login } from "./schema";
import { usernameKey } from "./username-key";

/**
 * Checks a username and password. An unknown name takes as long and says the same as a wrong
 * password.
 * @param address of the client, for counting only
 * @throws AppError invalid_credentials or rate_limited
 */
export async function logIn(
  app: App,
  { username, password }: Login,
  address: string,
): Promise<Actor> {
  const key = usernameKey(username);
  const user = await findUserByKey(app.database, key);
  const account = { key, hash: user?.passwordHash ?? null };
  const right = await checkPassword(app, account, password, address);
  if (!user || !right) {
    throw new AppError("invalid_credentials", "Invalid username or password");
  }
  return toActor(app, user);
}
