import type { App } from "~/platform/app.server";
import { giveBackToAll, type RateLimit, takeFromAll } from "./rate-limits.server";

/** The limit for an IP address, and for a session. */
export const wrongPasswordsPerMinute = 10;

const minute = 60;

/**
 * Verifies a password. Only wrong ones count towards `limits`. An unknown account takes as long as a known
 * one.
 * @param hash of the account's password; null if there is no such account
 * @throws AppError rate_limited
 */
export async function checkPassword(
  app: App,
  hash: string | null,
  password: string,
  limits: RateLimit[],
): Promise<boolean> {
  const wrong = limits.map(({ key, limit }) => ({ key: `wrong-password:${key}`, limit }));
  await takeFromAll(app, wrong, minute);
  const right = await app.passwords.verify(hash ?? decoyHash, password);
  if (!right || hash === null) return false;
  await giveBackToAll(app, wrong);
  return true;
}

/** Hash of an unused password, with the same parameters as real ones. */
const decoyHash =
  "$argon2id$v=19$m=19456,t=2,p=1$ZmVubmVjLWRlY295LXNhbHQ$G0yJ3kZr0pX0mHqk2W8b1xN0Xk8m7Y3n5t9b0cQeRtU";
