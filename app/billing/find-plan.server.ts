import type { Actor, App } from "~/platform/app.server";
import { findSubscriptionRow, countPremium as sumPremium } from "./subscription-store.server";

/** A learner's plan, for administrators. */
export interface PlanView {
  tier: "free" | "premium";
  /** The provider's status; null if nothing was ever paid. */
  status: string | null;
  /** Paid until. */
  paidUntil: string | null;
  /** Granted until, by an administrator. */
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

/** Counts learners with paid and with granted premium. */
export async function countPremium(app: App) {
  return sumPremium(app.database, app.clock.now());
}

export { grantStatement } from "./subscription-store.server";
