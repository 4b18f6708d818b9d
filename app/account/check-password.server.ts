import type { App } from "~/platform/app.server";
import { tooManyRequests } from "~/platform/route.server";

const wrongPasswordsPerMinute = 10;

/**
 * Whether a password is that of an account. Wrong ones are counted by account and by address;
 * right ones are not. An account that does not exist takes as long as one that does.
 * @param account.key the folded username
 * @param account.hash of its password; null where there is no such account
 * @param address of the client, for counting only
 * @throws AppError rate_limited
 */
export async function checkPassword(
  app: App,
  account: { key: string; hash: string | null },
  password: string,
  address: string,
): Promise<boolean> {
  const counters = [`wrong-password:address:${address}`, `wrong-password:account:${account.key}`];
  await takeAll(app, counters);
  const right = await app.passwords.verify(account.hash ?? decoyHash, password);
  if (!right || account.hash === null) return false;
  await giveBackAll(app, counters);
  return true;
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
