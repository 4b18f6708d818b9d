import type { Actor, App } from "~/platform/app.server";
import { bindCustomer, findCustomerId, markBegun } from "./payment-store.server";

/** The learner's customer id, created with their first payment. */
export async function openCustomer(app: App, actor: Actor): Promise<string> {
  const provider = app.payments.name;
  const now = app.clock.now();
  const known = await findCustomerId(app.database, provider, actor.id);
  if (known) {
    await markBegun(app.database, { provider, customerId: known }, now);
    return known;
  }
  const customerId = await app.payments.createCustomer(actor.id, actor.email);
  await bindCustomer(app.database, { provider, customerId }, actor, now);
  // Of two concurrent calls, one has won.
  return (await findCustomerId(app.database, provider, actor.id)) ?? customerId;
}
