import type { Actor, App } from "~/platform/app.server";
import { findCustomerId } from "./payment-store.server";

/** Cancels all subscriptions of a learner whose account is deleted. @throws AppError a provider's failure */
export async function endPayments(app: App, actor: Actor): Promise<void> {
  const customerId = await findCustomerId(app.database, app.payments.name, actor.id);
  if (customerId) await app.payments.deleteCustomer(customerId);
}
