import type { Actor, App } from "~/platform/app.server";
import { raiseFigure } from "./metrics-store.server";
import type { TrackedUsage } from "./schema";

/**
 * Raises a figure for something that happened in the browser. What the server makes is counted
 * where it is stored, without this.
 */
export async function trackUsage(app: App, actor: Actor, usage: TrackedUsage): Promise<void> {
  const { feature, count } = usage;
  if (feature === "chatMessagesCount") await app.dailyUsage(actor.id).add("chat", count);
  else await raiseFigure(app.database, actor.id, feature, count);
}
