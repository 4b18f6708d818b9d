import { banStatements, unbanStatement } from "~/account/administer-account.server";
import { findPlan } from "~/billing/find-plan.server";
import type { App } from "~/platform/app.server";
import { requireLearner } from "./find-learners.server";
import { actionStatement, logAction } from "./record-action.server";

/**
 * Keeps a learner out: their sessions end, and no way to log in lets them in. Everything that is
 * theirs stays, also what they pay for.
 * @returns their plan: whoever pays has to be told
 * @throws AppError not_found
 */
export async function banLearner(app: App, id: string, note?: string) {
  const learner = await requireLearner(app, id);
  await app.database.batch([
    ...banStatements(app.database, id, app.clock.now()),
    actionStatement(app, "ban", id, note),
  ]);
  logAction(app, "ban", id);
  return { plan: await findPlan(app, learner) };
}

/**
 * Lets a learner in again.
 * @throws AppError not_found
 */
export async function unbanLearner(app: App, id: string, note?: string): Promise<void> {
  await requireLearner(app, id);
  await app.database.batch([
    unbanStatement(app.database, id),
    actionStatement(app, "unban", id, note),
  ]);
  logAction(app, "unban", id);
}
