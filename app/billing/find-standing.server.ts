import type { Actor, App } from "~/platform/app.server";
import { isOverdue } from "./plan-of";
import type { PlanStanding } from "./schema";
import { findSubscriptionRow } from "./subscription-store.server";

/** How the learner's paid plan goes on; null where there is none. */
export async function findStanding(app: App, actor: Actor): Promise<PlanStanding | null> {
  const row = await findSubscriptionRow(app.database, actor.id);
  if (!row?.status || !row.periodEnd) return null;
  const date = row.periodEnd.toISOString();
  if (isOverdue(row.status)) return { state: "unpaid", date };
  if (row.premiumUntil <= app.clock.now()) return null;
  return { state: row.ending ? "ends" : "renews", date };
}
