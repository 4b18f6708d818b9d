import { findPlan, grantStatement } from "~/billing/find-plan.server";
import type { App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { requireLearner } from "./find-learners.server";
import { actionStatement, logAction } from "./record-action.server";

const day = 86_400_000;

/**
 * Grants premium until a moment, or revokes the grant. It is independent of a paid plan; premium lasts as
 * long as the longer of the two.
 * @param until a date means its end (UTC); null revokes
 * @throws AppError not_found, or invalid_request if it has passed
 */
export async function grantPremium(app: App, id: string, until: string | null, note?: string) {
  const { shardApp, learner } = await requireLearner(app, id);
  const end = until && new Date(new Date(until).getTime() + (until.length === 10 ? day : 0));
  if (end && end <= app.clock.now()) {
    throw new AppError("invalid_request", "That moment has passed.", {
      issues: [{ path: "until", message: "That moment has passed." }],
    });
  }
  const action = end ? "grant_premium" : "take_back_premium";
  await shardApp.database.batch([
    grantStatement(shardApp.database, id, end || null),
    actionStatement(shardApp, action, id, note),
  ]);
  logAction(shardApp, action, id);
  return findPlan(shardApp, learner);
}
