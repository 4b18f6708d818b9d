import type { Actor, App } from "~/platform/app.server";
import { listCustomers } from "./payment-store.server";

/**
 * Cancels all subscriptions of a learner whose account is deleted. Customers that the configured provider does
 * not know are logged, because only the operator can cancel their subscriptions.
 * @throws AppError a provider's failure
 */
export async function endPayments(app: App, actor: Actor): Promise<void> {
  for (const { provider, customerId } of await listCustomers(app.database, actor.id)) {
    const ended = provider === app.payments.name && (await app.payments.deleteCustomer(customerId));
    if (ended) continue;
    const cause = new Error("A deleted account's subscription may still run at the provider");
    app.log.error("customer_left", cause, { provider, customerId });
  }
}
