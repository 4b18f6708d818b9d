import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { findSubscription } from "./find-subscription.server";
import type { Subscription } from "./schema";
import { refusePremium } from "./start-subscription.server";
import { savePremiumUntil } from "./subscription-store.server";

/**
 * Asks the payment provider what the learner has paid for, and records it. Nothing but a paid
 * subscription makes a learner premium.
 * @throws AppError already_premium, upgrade_required where nothing is paid, or a provider's failure
 */
export async function upgradeSubscription(app: App, actor: Actor): Promise<Subscription> {
  refusePremium(actor);
  const paidUntil = await app.payments.findPaidUntil(actor.id);
  if (!paidUntil || paidUntil <= app.clock.now()) {
    throw new AppError("upgrade_required", "There is no paid subscription for this account yet.");
  }
  await savePremiumUntil(app.database, actor.id, paidUntil);
  app.log.info("upgraded", { userId: actor.id });
  return findSubscription(app, { ...actor, tier: "premium" });
}
