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
  const { home, learner } = await requireLearner(app, id);
  await home.database.batch([
    ...banStatements(home.database, id, home.clock.now()),
    actionStatement(home, "ban", id, note),
  ]);
  logAction(home, "ban", id);
  return { plan: await findPlan(home, learner) };
}

/**
 * Lets a learner in again.
 * @throws AppError not_found
 */
export async function unbanLearner(app: App, id: string, note?: string): Promise<void> {
  const { home } = await requireLearner(app, id);
  await home.database.batch([
    unbanStatement(home.database, id),
    actionStatement(home, "unban", id, note),
  ]);
  logAction(home, "unban", id);
}
