import { type BillingApp, checkPlan } from "./check-plan.server";
import { isEventKnown, saveEvent } from "./payment-store.server";

/**
 * Takes in what the provider tells by itself. The event is no more than a reason to ask: whose it
 * is, is told by the customer that a learner was bound to, and what it means by the subscription
 * as it stands now. So order, repetition and another's ids change nothing.
 * @param body raw, as it was signed
 * @throws AppError invalid_request for a wrong signature, and whatever has the provider send again
 */
export async function receiveEvent(
  app: BillingApp,
  body: string,
  signature: string | null,
): Promise<void> {
  const event = await app.payments.readEvent(body, signature);
  if (await isEventKnown(app.database, event.id)) return;
  if (event.customerId) await checkPlan(app, event.customerId, event.id);
  else await saveEvent(app.database, event.id, app.clock.now());
}
