import { findEmail } from "~/account/find-email.server";
import type { Actor, App } from "~/platform/app.server";
import type { BillingApp } from "./check-plan.server";
import { findCustomer, findCustomerId, recordAddress } from "./payment-store.server";

/**
 * Tells the provider a customer's address, where it knows another. The daily check does what fails
 * here.
 * @throws AppError a provider's failure
 */
export async function tellAddress(app: BillingApp, customerId: string): Promise<void> {
  const customer = { provider: app.payments.name, customerId };
  const known = await findCustomer(app.database, customer);
  if (!known) return;
  const email = await findEmail(app.database, known.userId);
  if (email === known.email) return;
  await app.payments.updateCustomer(customerId, email);
  await recordAddress(app.database, customer, email);
  app.log.info("address_told", { userId: known.userId });
}

/** The same for a learner, who may be no customer yet. */
export async function tellOwnAddress(app: App, actor: Actor): Promise<void> {
  const customerId = await findCustomerId(app.database, app.payments.name, actor.id);
  if (customerId) await tellAddress(app, customerId);
}
