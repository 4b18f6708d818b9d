import type { Tier } from "~/platform/app.server";
import { say } from "~/ui/say";
import { type Feature, limitSentence, planLimit } from "./plans";

/**
 * Whether a plan allows so much at once, or so many messages today; if not, the upgrade dialog
 * opens. For code in the browser, before it asks: the server decides again.
 */
export function withinPlan(tier: Tier, feature: Feature, wanted: number): boolean {
  const limit = planLimit(tier, feature);
  if (wanted <= limit) return true;
  const message = limitSentence(feature, wanted, limit);
  say({ tone: "error", title: "Upgrade to Premium", message, upgrade: true });
  return false;
}
