import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { checkPlan } from "./check-plan.server";
import { findSubscription } from "./find-subscription.server";
import * as m from "./messages";
import { findCustomerId } from "./payment-store.server";
import type { Subscription } from "./schema";
import { refusePremium } from "./start-subscription.server";
import { paymentsUnconfigured } from "./unconfigured-payments";

/**
 * Checks the learner's subscriptions at the provider and records the plan.
 * @throws AppError already_premium, upgrade_required if nothing is paid, or a provider's failure
 */
export async function upgradeSubscription(app: App, actor: Actor): Promise<Subscription> {
  refusePremium(actor);
  if (!(await hasPaid(app, actor))) {
    throw new AppError("upgrade_required", m.noPaidSubscription());
  }
  return findSubscription(app, { ...actor, tier: "premium" });
}

/** Whether the learner has paid, according to the provider; records the plan. */
export async function hasPaid(app: App, actor: Actor): Promise<boolean> {
  if (app.payments.name === "none") throw paymentsUnconfigured();
  const customerId = await findCustomerId(app.database, app.payments.name, actor.id);
  const plan = customerId ? await checkPlan(app, customerId) : null;
  return plan !== null && plan.premiumUntil > app.clock.now();
}
