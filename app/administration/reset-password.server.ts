import { resetPasswordStatements } from "~/account/administer-account.server";
import type { App } from "~/platform/app.server";
import { newId } from "~/platform/ids";
import { requireLearner } from "./find-learners.server";
import { actionStatement, logAction } from "./record-action.server";

/**
 * Sets a random password, which is returned once, and ends all sessions of the learner.
 * @throws AppError not_found
 */
export async function resetPassword(
  app: App,
  id: string,
  note?: string,
): Promise<{ username: string; password: string }> {
  const { shardApp, learner } = await requireLearner(app, id);
  const password = newId();
  const hash = await app.passwords.hash(password);
  await shardApp.database.batch([
    ...resetPasswordStatements(shardApp.database, id, hash),
    actionStatement(shardApp, "reset_password", id, note),
  ]);
  logAction(shardApp, "reset_password", id);
  return { username: learner.username, password };
}
