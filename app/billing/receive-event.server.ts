import { type BillingApp, checkPlan } from "./check-plan.server";
import { isBound, isEventKnown, saveEvent } from "./payment-store.server";

/**
 * Takes in what the provider tells by itself. The event is no more than a reason to ask: whose it
 * is, is told by the customer that a learner was bound to, and what it means by the subscription
 * as it stands now. So order, repetition and another's ids change nothing.
 * @param apps one for each database: the customer may be any learner's
 * @param body raw, as it was signed
 * @throws AppError invalid_request for a wrong signature, and whatever has the provider send again
 */
export async function receiveEvent(
  apps: readonly [BillingApp, ...BillingApp[]],
  body: string,
  signature: string | null,
): Promise<void> {
  const event = await apps[0].payments.readEvent(body, signature);
  const app = await homeOf(apps, event.customerId);
  if (await isEventKnown(app.database, event.id)) return;
  if (event.customerId) await checkPlan(app, event.customerId, event.id);
  else await saveEvent(app.database, event.id, app.clock.now());
}

/** The app whose database has bound the customer; the first where none has. */
async function homeOf(
  apps: readonly [BillingApp, ...BillingApp[]],
  customerId: string | null,
): Promise<BillingApp> {
  const [first] = apps;
  if (apps.length === 1 || customerId === null) return first;
  const bound = await Promise.all(
    apps.map(({ database, payments: { name: provider } }) =>
      isBound(database, { provider, customerId }),
    ),
  );
  return apps[bound.indexOf(true)] ?? first;
}
