import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { checkPlan } from "./check-plan.server";
import { requirePrice } from "./find-price.server";
import * as m from "./messages";
import { openCustomer } from "./open-customer.server";
import { isOverdue } from "./plan-of";
import type { StartedSubscription } from "./schema";

/**
 * Starts or resumes the payment of a premium plan. It does not grant premium.
 * @throws AppError already_premium or a provider's failure
 */
export async function startSubscription(app: App, actor: Actor): Promise<StartedSubscription> {
  const customerId = await payingCustomer(app, actor);
  const price = await requirePrice(app);
  const session = await app.payments.beginPayment(customerId);
  const provider = app.payments.name === "sandbox" ? "sandbox" : "stripe";
  return { ...session, provider, price };
}

/**
 * The same on the provider's checkout page, for browsers without JavaScript.
 * @param origin of this site
 * @returns its URL
 * @throws AppError already_premium or a provider's failure
 */
export async function openCheckout(app: App, actor: Actor, origin: string): Promise<string> {
  const customerId = await payingCustomer(app, actor);
  await requirePrice(app);
  return app.payments.openCheckout(customerId, {
    paid: `${origin}/profile?redirect_status=succeeded`,
    back: `${origin}/subscription`,
  });
}

/** @throws AppError already_premium if the learner has paid or has an overdue plan */
async function payingCustomer(app: App, actor: Actor): Promise<string> {
  refusePremium(actor);
  const customerId = await openCustomer(app, actor);
  const plan = await checkPlan(app, customerId);
  if (plan && plan.premiumUntil > app.clock.now()) refusePremium({ ...actor, tier: "premium" });
  if (plan && isOverdue(plan.status)) {
    throw new AppError("already_premium", m.paymentOverdue());
  }
  // The check may have unbound a customer that the provider deleted.
  return openCustomer(app, actor);
}

/** @throws AppError already_premium */
export function refusePremium(actor: Actor): void {
  if (actor.tier === "premium") {
    throw new AppError("already_premium", m.alreadyPremium());
  }
}
