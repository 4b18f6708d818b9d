import { removeAccount } from "~/account/delete-account.server";
import type { App } from "~/platform/app.server";
import { requireLearner } from "./find-learners.server";
import { actionStatement, logAction } from "./record-action.server";

/**
 * Deletes a learner's account, as they could themselves. The audit record stays, without a note.
 * @throws AppError not_found or a payment provider's failure
 */
export async function deleteLearner(app: App, id: string): Promise<void> {
  const { shardApp, learner } = await requireLearner(app, id);
  await removeAccount(shardApp, learner, [actionStatement(shardApp, "delete", id)]);
  logAction(shardApp, "delete", id);
}
