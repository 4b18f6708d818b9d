import type { App } from "~/platform/app.server";
import { beginCheck, recordPlan, unbindCustomer } from "./payment-store.server";
import { planOf, type RecordedPlan } from "./plan-of";

/** The part of the app that billing needs, also in the webhook worker. */
export type BillingApp = Pick<App, "database" | "payments" | "clock" | "log">;

/**
 * Reads a customer's subscriptions from the provider and records the plan. Nothing else changes a plan.
 * Concurrent checks may end in any order.
 * @param eventId of the event that caused the check; recorded with the result
 * @returns the plan; null if there is none, or if no learner is this customer
 */
export async function checkPlan(
  app: BillingApp,
  customerId: string,
  eventId: string | null = null,
): Promise<RecordedPlan | null> {
  const customer = { provider: app.payments.name, customerId };
  const check = await beginCheck(app.database, customer);
  if (!check) return null;
  const subscriptions = await app.payments.listSubscriptions(customerId);
  if (!subscriptions) {
    await unbindCustomer(app.database, check, app.clock.now(), eventId);
    app.log.info("customer_gone", { userId: check.userId });
    return null;
  }
  const plan = planOf(subscriptions);
  await recordPlan(app.database, check, plan, app.clock.now(), eventId);
  app.log.info("plan_checked", {
    userId: check.userId,
    status: plan?.status,
    premiumUntil: plan?.premiumUntil.toISOString(),
  });
  return plan;
}
