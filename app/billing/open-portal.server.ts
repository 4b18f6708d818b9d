import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import * as m from "./messages";
import { findCustomerId } from "./payment-store.server";
import { paymentsUnconfigured } from "./unconfigured-payments";

/**
 * The provider's page for cancelling and changing the card.
 * @param origin of this site
 * @returns its URL
 * @throws AppError not_found if the learner never started a payment, or a provider's failure
 */
export async function openPortal(app: App, actor: Actor, origin: string): Promise<string> {
  if (app.payments.name === "none") throw paymentsUnconfigured();
  const customerId = await findCustomerId(app.database, app.payments.name, actor.id);
  if (!customerId) throw new AppError("not_found", m.subscriptionNotFound());
  return app.payments.openPortal(customerId, `${origin}/profile?redirect_status=changed`);
}
