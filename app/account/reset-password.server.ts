import type { App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import * as m from "./messages";
import { hashToken, isToken, shardOfToken } from "./random-token.server";
import { consumePasswordReset, findPasswordReset } from "./recovery-store.server";

/**
 * Sets a password with a reset link. All sessions of the learner and the link end.
 * @throws AppError invalid_request if the link was used, has expired or never existed
 */
export async function resetPassword(app: App, token: string, newPassword: string): Promise<void> {
  // Hashing is expensive, so the link is checked first.
  if (!(await findResetOwner(app, token))) throw invalidLink();
  const userId = await consumePasswordReset(
    appForToken(app, token).database,
    await hashToken(token),
    await app.passwords.hash(newPassword),
    app.clock.now(),
  );
  if (!userId) throw invalidLink();
  app.log.info("password_reset", { userId, by: "mail" });
}

/** The username of a link's account; null if the link was used, has expired or never existed. */
export async function findResetOwner(app: App, token: string): Promise<string | null> {
  if (!isToken(token)) return null;
  const now = app.clock.now();
  const { database } = appForToken(app, token);
  const found = await findPasswordReset(database, await hashToken(token), now);
  return found?.username ?? null;
}

function appForToken(app: App, token: string): App {
  return app.at(shardOfToken(token, app.config.shards));
}

function invalidLink(): AppError {
  return new AppError("invalid_request", m.resetLinkUseless());
}
