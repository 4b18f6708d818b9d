import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { findUser } from "./account-store.server";
import { checkPassword, wrongPasswordsPerMinute } from "./check-password.server";
import * as m from "./messages";

/**
 * Checks the current password of a signed-in learner. Wrong ones are counted by session, so that other
 * people's guesses cannot lock the learner out.
 * @param session hash of the request's session token
 * @param wanted the new password; if it is already set, this is a repeated request whose first response was
 * lost
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
