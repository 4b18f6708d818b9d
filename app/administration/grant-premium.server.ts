import { findPlan, grantStatement } from "~/billing/find-plan.server";
import type { App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { requireLearner } from "./find-learners.server";
import { actionStatement, logAction } from "./record-action.server";

const day = 86_400_000;

/**
 * Gives a learner premium until a moment, or takes back what was given. What they pay for is another
 * thing: neither changes the other, and premium lasts as long as the longer of both.
 * @param until a date means its end (UTC); null takes back
 * @throws AppError not_found, or invalid_request where it has passed
 */
export async function grantPremium(app: App, id: string, until: string | null, note?: string) {
  const { home, learner } = await requireLearner(app, id);
  const end = until && new Date(new Date(until).getTime() + (until.length === 10 ? day : 0));
  if (end && end <= app.clock.now()) {
    throw new AppError("invalid_request", "That moment has passed.", {
      issues: [{ path: "until", message: "That moment has passed." }],
    });
  }
  const action = end ? "grant_premium" : "take_back_premium";
  await home.database.batch([
    grantStatement(home.database, id, end || null),
    actionStatement(home, action, id, note),
  ]);
  logAction(home, action, id);
  return findPlan(home, learner);
}
