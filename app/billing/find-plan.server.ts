import type { Actor, App } from "~/platform/app.server";
import { findSubscriptionRow, countPremium as sumPremium } from "./subscription-store.server";

/** A learner's plan as whoever runs the product sees it. */
export interface PlanView {
  tier: "free" | "premium";
  /** In the provider's words; null where nothing was ever paid. */
  status: string | null;
  /** By what is paid. */
  paidUntil: string | null;
  /** By what an administrator has given. */
  givenUntil: string | null;
}

export async function findPlan(app: App, learner: Pick<Actor, "id">): Promise<PlanView> {
  const row = await findSubscriptionRow(app.database, learner.id);
  const now = app.clock.now();
  const until = (moment: Date | null | undefined) =>
    moment && moment > now ? moment.toISOString() : null;
  const paidUntil = until(row?.premiumUntil);
  const givenUntil = until(row?.grantedUntil);
  const tier = paidUntil || givenUntil ? "premium" : "free";
  return { tier, status: row?.status ?? null, paidUntil, givenUntil };
}

/** How many learners have paid for premium, and to how many it was given. */
export async function countPremium(app: App) {
  return sumPremium(app.database, app.clock.now());
}

export { grantStatement } from "./subscription-store.server";
