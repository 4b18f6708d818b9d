import type { Actor, App } from "~/platform/app.server";
import { bindCustomer, findCustomerId, markBegun } from "./payment-store.server";

/** The learner's customer, made and bound at the first payment that they begin. */
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
  // Of two calls at once, one has bound.
  return (await findCustomerId(app.database, provider, actor.id)) ?? customerId;
}
