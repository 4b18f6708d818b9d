import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import type { StartedSubscription } from "./schema";

/**
 * Begins the payment of a premium plan; it grants nothing.
 * @throws AppError already_premium or a provider's failure
 */
export async function startSubscription(app: App, actor: Actor): Promise<StartedSubscription> {
  refusePremium(actor);
  const session = await app.payments.createSession(actor.id);
  return { ...session, provider: app.payments.name };
}

/** @throws AppError already_premium */
export function refusePremium(actor: Actor): void {
  if (actor.tier === "premium") {
    throw new AppError("already_premium", "You are on the premium plan already.");
  }
}
