import { AppError } from "~/platform/errors";
import { type BillingApp, checkPlan } from "./check-plan.server";
import { forgetEvents, listUnchecked } from "./payment-store.server";
import { tellAddress } from "./tell-address.server";

const day = 86_400_000;
/** At once, in an hour: each asks the provider once. */
const batchSize = 300;

/**
 * Run every hour, checks each paying learner once a day, tells of an address that the provider does
 * not know yet, and forgets events that the provider sends
 * no more. It heals what an event that was lost has left.
 * @returns how many were checked
 * @throws AppError provider_unconfigured where nobody can be asked
 */
export async function checkPlans(app: BillingApp): Promise<number> {
  if (app.payments.name === "none") return 0;
  const now = app.clock.now().getTime();
  await forgetEvents(app.database, new Date(now - 30 * day));
  const customers = await listUnchecked(app.database, app.payments.name, {
    before: new Date(now - day),
    // A payment that was begun can be finished for a day.
    begunAfter: new Date(now - 3 * day),
    limit: batchSize,
  });
  for (const customerId of customers) {
    try {
      await checkPlan(app, customerId);
      await tellAddress(app, customerId);
    } catch (error) {
      if (error instanceof AppError && error.code === "provider_unconfigured") throw error;
      app.log.error("plan_not_checked", error, { customerId });
    }
  }
  return customers.length;
}
