import { banStatements, unbanStatement } from "~/account/administer-account.server";
import { findPlan } from "~/billing/find-plan.server";
import type { App } from "~/platform/app.server";
import { requireLearner } from "./find-learners.server";
import { actionStatement, logAction } from "./record-action.server";

/**
 * Bans a learner: their sessions end, and they cannot log in. Their data and subscription stay.
 * @returns their plan, so that the administrator sees whether they still pay
 * @throws AppError not_found
 */
export async function banLearner(app: App, id: string, note?: string) {
  const { shardApp, learner } = await requireLearner(app, id);
  await shardApp.database.batch([
    ...banStatements(shardApp.database, id, shardApp.clock.now()),
    actionStatement(shardApp, "ban", id, note),
  ]);
  logAction(shardApp, "ban", id);
  return { plan: await findPlan(shardApp, learner) };
}

/** Lifts a ban. @throws AppError not_found */
export async function unbanLearner(app: App, id: string, note?: string): Promise<void> {
  const { shardApp } = await requireLearner(app, id);
  await shardApp.database.batch([
    unbanStatement(shardApp.database, id),
    actionStatement(shardApp, "unban", id, note),
  ]);
  logAction(shardApp, "unban", id);
}
