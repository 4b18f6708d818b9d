import type { Actor, App } from "~/platform/app.server";
import type { Feature } from "./plans";
import { requirePlan } from "./require-plan.server";
import { withinAllowance } from "./within-allowance.server";
import { requireRoomForItems } from "./within-stored-items.server";

/**
 * Generates something if the plan allows as much and today's allowance is not used up.
 * @param wanted how many questions or cards, and the id of what they are for
 * @throws AppError upgrade_required, rate_limited, and what `generate` throws
 */
export async function generateWithinPlan<T>(
  app: App,
  actor: Actor,
  wanted: { feature: Feature; count: number; id: string },
  generate: () => Promise<T>,
): Promise<T> {
  requirePlan(actor, wanted.feature, wanted.count);
  return withinAllowance(app, actor, async (hold) => {
    await hold("generated", 1, wanted.id);
    await requireRoomForItems(app, actor, wanted.count);
    return generate();
  });
}
