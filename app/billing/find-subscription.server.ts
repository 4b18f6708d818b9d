import type { Actor, App } from "~/platform/app.server";
import { readMetrics } from "~/progress/read-metrics.server";
import { chatResetsAt, remainingUsage } from "./plans";
import type { Subscription } from "./schema";

/** The learner's plan, what they have done, and what the plan leaves. */
export async function findSubscription(app: App, actor: Actor): Promise<Subscription> {
  const metrics = await readMetrics(app, actor);
  return {
    tier: actor.tier,
    isPremium: actor.tier === "premium",
    ...metrics,
    remaining: remainingUsage(actor.tier, metrics.chatMessagesCount),
    chatResetsAt: chatResetsAt(app.clock.now()).toISOString(),
  };
}
