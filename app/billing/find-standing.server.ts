import type { Actor, App } from "~/platform/app.server";
import { isOverdue } from "./plan-of";
import type { PlanStanding } from "./schema";
import { findSubscriptionRow } from "./subscription-store.server";

/** Whether the learner's paid or granted plan renews or ends, and when; null on the free plan. */
export async function findStanding(app: App, actor: Actor): Promise<PlanStanding | null> {
  const row = await findSubscriptionRow(app.database, actor.id);
  if (!row) return null;
  const now = app.clock.now();
  const granted = row.grantedUntil && row.grantedUntil > now ? row.grantedUntil : null;
  if (row.status && row.periodEnd) {
    const date = row.periodEnd.toISOString();
    if (isOverdue(row.status)) return { state: "unpaid", date };
    if (row.premiumUntil > now && !(row.ending && granted && granted > row.premiumUntil)) {
      return { state: row.ending ? "ends" : "renews", date };
    }
  }
  return granted && { state: "given", date: granted.toISOString() };
}
