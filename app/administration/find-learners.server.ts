import { findAccount, findAccounts } from "~/account/find-accounts.server";
import { findPlan } from "~/billing/find-plan.server";
import { findSubscription } from "~/billing/find-subscription.server";
import { countFiles } from "~/library/count-files.server";
import type { Actor, App } from "~/platform/app.server";
import { notFound } from "~/platform/errors";
import type { LearnerView } from "./schema";

type Account = Actor & { bannedAt: Date | null };

/** The learners whom a text names: by name, address or id, as a whole or in part. */
export async function findLearners(app: App, text: string, exact: boolean): Promise<LearnerView[]> {
  return (await findAccounts(app, text, exact)).map(toView);
}

/** Everything about a learner that says how they use the product, and nothing of what they study. */
export async function showLearner(app: App, id: string) {
  const { home, learner } = await requireLearner(app, id);
  const [plan, usage, files] = await Promise.all([
    findPlan(home, learner),
    findSubscription(home, learner),
    countFiles(home, learner),
  ]);
  return { ...toView(learner), plan, usage, files };
}

interface Learner {
  /** The app with the learner's database. */
  home: App;
  learner: Account;
}

/** @throws AppError not_found */
export async function requireLearner(app: App, id: string): Promise<Learner> {
  const found = await findAccount(app, id);
  if (!found) throw notFound("That learner");
  return { home: found.home, learner: found.account };
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
