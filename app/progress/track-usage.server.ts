import type { Actor, App } from "~/platform/app.server";
import { raiseFigure } from "./metrics-store.server";
import type { TrackedUsage } from "./schema";

/**
 * Counts something that happened in the browser. What the server makes is counted when it is stored.
 */
export async function trackUsage(app: App, actor: Actor, usage: TrackedUsage): Promise<void> {
  const { feature, count } = usage;
  if (feature === "chatMessagesCount") await app.dailyUsage(actor.id).add("chat", count);
  else await raiseFigure(app.database, actor.id, feature, count);
}
