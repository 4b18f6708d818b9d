import type { Actor, App } from "~/platform/app.server";
import { readMetrics } from "~/progress/read-metrics.server";
import { nextDay, remainingUsage } from "./plans";
import { readAllowances } from "./read-allowances.server";
import type { Subscription } from "./schema";

/** The learner's plan, study figures and remaining usage. */
export async function findSubscription(app: App, actor: Actor): Promise<Subscription> {
  const [metrics, allowances] = await Promise.all([
    readMetrics(app, actor),
    readAllowances(app, actor),
  ]);
  return {
    tier: actor.tier,
    isPremium: actor.tier === "premium",
    ...metrics,
    remaining: remainingUsage(actor.tier, metrics.chatMessagesCount),
    chatResetsAt: nextDay(app.clock.now()).toISOString(),
    allowances,
  };
}
