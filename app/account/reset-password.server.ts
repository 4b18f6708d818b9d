import type { App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import * as m from "./messages";
import { hashToken, isToken, shardOfToken } from "./random-token.server";
import { findPasswordReset, spendPasswordReset } from "./recovery-store.server";

/**
 * Sets a password by a link from a mail. It ends all sessions of the learner, and the link.
 * @throws AppError invalid_request where the link is used, too old or none
 */
export async function resetPassword(app: App, token: string, newPassword: string): Promise<void> {
  // A password is hashed only for a link that is good: it takes a while.
  if (!(await findResetOwner(app, token))) throw uselessLink();
  const userId = await spendPasswordReset(
    homeOfToken(app, token).database,
    await hashToken(token),
    await app.passwords.hash(newPassword),
    app.clock.now(),
  );
  if (!userId) throw uselessLink();
  app.log.info("password_reset", { userId, by: "mail" });
}

/** The name of the account whose password a link sets; null where it is used, too old or none. */
export async function findResetOwner(app: App, token: string): Promise<string | null> {
  if (!isToken(token)) return null;
  const now = app.clock.now();
  const { database } = homeOfToken(app, token);
  const found = await findPasswordReset(database, await hashToken(token), now);
  return found?.username ?? null;
}

function homeOfToken(app: App, token: string): App {
  return app.at(shardOfToken(token, app.config.shards));
}

function uselessLink(): AppError {
  return new AppError("invalid_request", m.resetLinkUseless());
}
