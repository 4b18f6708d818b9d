import type { App } from "~/platform/app.server";
import { beginCheck, recordPlan, unbindCustomer } from "./payment-store.server";
import { planOf, type RecordedPlan } from "./plan-of";

/** What billing needs of the app; the webhook's worker has no more. */
export type BillingApp = Pick<App, "database" | "payments" | "clock" | "log">;

/**
 * Asks the provider what a customer has paid for, and records it: the one rule by which a plan
 * changes, whoever has a reason to ask. Checks may run side by side and end in any order.
 * @param eventId the event that gave the reason, recorded with what was found
 * @returns the plan; null where there is none, or where nobody here is this customer
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
