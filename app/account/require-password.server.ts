import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { findUser } from "./account-store.server";
import { checkPassword, wrongPasswordsPerMinute } from "./check-password.server";
import * as m from "./messages";

/**
 * Lets a signed-in learner go on only with their current password. Wrong ones are counted by
 * session: nobody else's guesses, from wherever they come, keep a learner from their own account.
 * @param session of the request, as it is stored
 * @param wanted the password that is to become theirs: where it is already, the same was sent before,
 * and its answer was lost
 * @throws AppError invalid_credentials, with an issue of `currentPassword`, or rate_limited
 */
export async function requirePassword(
  app: App,
  actor: Actor,
  currentPassword: string,
  session: string | null,
  wanted: string | null = null,
): Promise<void> {
  const user = await findUser(app.database, actor.id);
  const hash = user?.passwordHash ?? null;
  const count = { key: `session:${session ?? actor.id}`, limit: wrongPasswordsPerMinute };
  if (await checkPassword(app, hash, currentPassword, [count])) return;
  if (wanted && (await checkPassword(app, hash, wanted, [count]))) return;
  const message = m.currentPasswordWrong();
  throw new AppError("invalid_credentials", message, {
    issues: [{ path: "currentPassword", message }],
  });
}
