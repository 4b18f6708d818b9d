import type { Actor, App } from "~/platform/app.server";
import { findCustomerId } from "./payment-store.server";

/**
 * Ends whatever a learner who goes pays for, so that nobody is charged for an account that is gone.
 * @throws AppError a provider's failure
 */
export async function endPayments(app: App, actor: Actor): Promise<void> {
  const customerId = await findCustomerId(app.database, app.payments.name, actor.id);
  if (customerId) await app.payments.deleteCustomer(customerId);
}
