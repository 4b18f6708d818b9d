import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { tooManyRequests } from "~/platform/route.server";
import { findUserByKey } from "./account-store.server";
import { toActor } from "./find-actor.server";
import type { Login } from "./schema";
import { usernameKey } from "./username-key";

const wrongPasswordsPerMinute = 10;

/**
 * Checks a username and password. An unknown name takes as long and says the same as a wrong
 * password. Wrong ones are counted by account and by address; right ones are not.
 * @param address of the client, for counting only
 * @throws AppError invalid_credentials or rate_limited
 */
export async function logIn(
  app: App,
  { username, password }: Login,
  address: string,
): Promise<Actor> {
  const key = usernameKey(username);
  const counters = [`wrong-password:address:${address}`, `wrong-password:account:${key}`];
  await takeAll(app, counters);
  const user = await findUserByKey(app.database, key);
  const right = await app.passwords.verify(user?.passwordHash ?? decoyHash, password);
  if (!user || !right) {
    throw new AppError("invalid_credentials", "Invalid username or password");
  }
  await giveBackAll(app, counters);
  return toActor(app, user);
}

async function takeAll(app: App, counters: string[]): Promise<void> {
  for (const [index, counter] of counters.entries()) {
    const taken = await app.rateLimiter.take(counter, wrongPasswordsPerMinute, 60);
    if (taken.allowed) continue;
    // What was refused tested no password, so it counts nowhere.
    await giveBackAll(app, counters.slice(0, index));
    throw tooManyRequests(taken.retryAfterSeconds);
  }
}

async function giveBackAll(app: App, counters: string[]): Promise<void> {
  await Promise.all(counters.map((counter) => app.rateLimiter.giveBack(counter)));
}

/** A hash of nobody's password, with the parameters of real ones. */
const decoyHash =
  "$argon2id$v=19$m=19456,t=2,p=1$ZmVubmVjLWRlY295LXNhbHQ$G0yJ3kZr0pX0mHqk2W8b1xN0Xk8m7Y3n5t9b0cQeRtU";
