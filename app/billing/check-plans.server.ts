import { AppError } from "~/platform/errors";
import { type BillingApp, checkPlan } from "./check-plan.server";
import { deferCheck, forgetEvents, listUnchecked } from "./payment-store.server";
import { syncCustomerEmail } from "./sync-customer-email.server";

const day = 86_400_000;
/** Customers per hour; each costs a request to the provider. */
const batchSize = 300;

/**
 * Runs every hour: checks each paying learner once a day, which corrects what a lost event left, syncs
 * changed email addresses, and deletes old events.
 * @returns how many learners were checked
 * @throws AppError provider_unconfigured if the provider cannot be reached by this configuration
 */
export async function checkPlans(app: BillingApp): Promise<number> {
  if (app.payments.name === "none") return 0;
  const now = app.clock.now().getTime();
  await forgetEvents(app.database, new Date(now - 30 * day));
  const provider = app.payments.name;
  const before = new Date(now - day);
  const customers = await listUnchecked(app.database, provider, {
    before,
    // A started payment can be completed within a day.
    begunAfter: new Date(now - 3 * day),
    limit: batchSize,
  });
  for (const customerId of customers) {
    try {
      await checkPlan(app, customerId);
      await syncCustomerEmail(app, customerId);
    } catch (error) {
      if (error instanceof AppError && error.code === "provider_unconfigured") throw error;
      app.log.error("plan_not_checked", error, { customerId });
      // Customers whose checks keep failing must not fill every batch.
      await deferCheck(app.database, { provider, customerId }, before);
    }
  }
  return customers.length;
}
