import { findAccount, findAccounts } from "~/account/find-accounts.server";
import { findPlan } from "~/billing/find-plan.server";
import { findSubscription } from "~/billing/find-subscription.server";
import { countFiles } from "~/library/count-files.server";
import type { Actor, App } from "~/platform/app.server";
import { notFound } from "~/platform/errors";
import type { LearnerView } from "./schema";

type Account = Actor & { bannedAt: Date | null };

/** Learners whose username, email address or id equals or contains a text. */
export async function findLearners(app: App, text: string, exact: boolean): Promise<LearnerView[]> {
  return (await findAccounts(app, text, exact)).map(toView);
}

/** Account, plan and usage figures of a learner; nothing of what they study. */
export async function showLearner(app: App, id: string) {
  const { shardApp, learner } = await requireLearner(app, id);
  const [plan, usage, files] = await Promise.all([
    findPlan(shardApp, learner),
    findSubscription(shardApp, learner),
    countFiles(shardApp, learner),
  ]);
  return { ...toView(learner), plan, usage, files };
}

interface Learner {
  /** The app with the learner's database. */
  shardApp: App;
  learner: Account;
}

/** @throws AppError not_found */
export async function requireLearner(app: App, id: string): Promise<Learner> {
  const found = await findAccount(app, id);
  if (!found) throw notFound("That learner is not here. It may have been deleted.");
  return { shardApp: found.shardApp, learner: found.account };
}

function toView({ id, username, email, createdAt, bannedAt }: Omit<Account, "tier">): LearnerView {
  return {
    id,
    username,
    email,
    createdAt: createdAt.toISOString(),
    bannedAt: bannedAt?.toISOString() ?? null,
  };
}
