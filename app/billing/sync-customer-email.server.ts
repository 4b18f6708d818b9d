import { findEmail } from "~/account/find-email.server";
import type { Actor, App } from "~/platform/app.server";
import type { BillingApp } from "./check-plan.server";
import { findCustomer, findCustomerId, recordCustomerEmail } from "./payment-store.server";

/**
 * Updates a customer's email address at the provider, if it differs. The daily check repeats failures.
 * @throws AppError a provider's failure
 */
export async function syncCustomerEmail(app: BillingApp, customerId: string): Promise<void> {
  const customer = { provider: app.payments.name, customerId };
  const known = await findCustomer(app.database, customer);
  if (!known) return;
  const email = await findEmail(app.database, known.userId);
  if (email === known.email) return;
  await app.payments.updateCustomer(customerId, email);
  await recordCustomerEmail(app.database, customer, email);
  app.log.info("customer_email_synced", { userId: known.userId });
}

/** The same for a learner, if they are a customer. */
export async function syncLearnerEmail(app: App, actor: Actor): Promise<void> {
  const customerId = await findCustomerId(app.database, app.payments.name, actor.id);
  if (customerId) await syncCustomerEmail(app, customerId);
}
