import type { App } from "~/platform/app.server";
import { tooManyRequests } from "~/platform/route.server";

/** Under what wrong passwords are counted, and how many of them a minute may have. */
export interface Count {
  key: string;
  limit: number;
}

/** Of one address, and so also of one address for one account; of one session. */
export const wrongPasswordsPerMinute = 10;

/**
 * Whether a password is that of an account. Wrong ones are counted under each of `counts`; right
 * ones are not. An account that does not exist takes as long as one that does.
 * @param hash of the account's password; null where there is no such account
 * @throws AppError rate_limited
 */
export async function checkPassword(
  app: App,
  hash: string | null,
  password: string,
  counts: Count[],
): Promise<boolean> {
  await takeAll(app, counts);
  const right = await app.passwords.verify(hash ?? decoyHash, password);
  if (!right || hash === null) return false;
  await giveBackAll(app, counts);
  return true;
}

async function takeAll(app: App, counts: Count[]): Promise<void> {
  for (const [index, { key, limit }] of counts.entries()) {
    const taken = await app.rateLimiter.take(`wrong-password:${key}`, limit, 60);
    if (taken.allowed) continue;
    // What was refused tested no password, so it counts nowhere.
    await giveBackAll(app, counts.slice(0, index));
    throw tooManyRequests(taken.retryAfterSeconds);
  }
}

async function giveBackAll(app: App, counts: Count[]): Promise<void> {
  await Promise.all(counts.map(({ key }) => app.rateLimiter.giveBack(`wrong-password:${key}`)));
}

/** A hash of nobody's password, with the parameters of real ones. */
const decoyHash =
  "$argon2id$v=19$m=19456,t=2,p=1$ZmVubmVjLWRlY295LXNhbHQ$G0yJ3kZr0pX0mHqk2W8b1xN0Xk8m7Y3n5t9b0cQeRtU";
