import { removeAccount } from "~/account/delete-account.server";
import type { App } from "~/platform/app.server";
import { requireLearner } from "./find-learners.server";
import { actionStatement, logAction } from "./record-action.server";

/**
 * Deletes a learner with everything that is theirs, as they could themselves. That it was done stays
 * on record, without a note.
 * @throws AppError not_found or a payment provider's failure
 */
export async function deleteLearner(app: App, id: string): Promise<void> {
  const { home, learner } = await requireLearner(app, id);
  await removeAccount(home, learner, [actionStatement(home, "delete", id)]);
  logAction(home, "delete", id);
}
