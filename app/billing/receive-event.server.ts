import { type BillingApp, checkPlan } from "./check-plan.server";
import { isBound, isEventKnown, saveEvent } from "./payment-store.server";

/**
 * Handles an event of the provider by checking the customer's subscriptions. Nothing else of the event is
 * used, so order, duplicates and forged ids do no harm.
 * @param apps one per database: the customer may be in any
 * @param body raw, as it was signed
 * @throws AppError invalid_request for a wrong signature; any other error makes the provider send it again
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

/** The app whose database has the customer, or else the first. */
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
