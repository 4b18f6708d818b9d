import type { App } from "~/platform/app.server";
import { type Count, giveBackAll, takeAll } from "./counts.server";

/** Of one address, and so also of one address for one account; of one session. */
export const wrongPasswordsPerMinute = 10;

const minute = 60;

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
  const wrong = counts.map(({ key, limit }) => ({ key: `wrong-password:${key}`, limit }));
  await takeAll(app, wrong, minute);
  const right = await app.passwords.verify(hash ?? decoyHash, password);
  if (!right || hash === null) return false;
  await giveBackAll(app, wrong);
  return true;
}

/** A hash of nobody's password, with the parameters of real ones. */
const decoyHash =
  "$argon2id$v=19$m=19456,t=2,p=1$ZmVubmVjLWRlY295LXNhbHQ$G0yJ3kZr0pX0mHqk2W8b1xN0Xk8m7Y3n5t9b0cQeRtU";
