import { resetPasswordStatements } from "~/account/administer-account.server";
import type { App } from "~/platform/app.server";
import { newId } from "~/platform/ids";
import { requireLearner } from "./find-learners.server";
import { actionStatement, logAction } from "./record-action.server";

/**
 * Gives a learner a new password, which is told this once, and ends all of their sessions.
 * @throws AppError not_found
 */
export async function resetPassword(
  app: App,
  id: string,
  note?: string,
): Promise<{ username: string; password: string }> {
  const { home, learner } = await requireLearner(app, id);
  const password = newId();
  const hash = await app.passwords.hash(password);
  await home.database.batch([
    ...resetPasswordStatements(home.database, id, hash),
    actionStatement(home, "reset_password", id, note),
  ]);
  logAction(home, "reset_password", id);
  return { username: learner.username, password };
}
