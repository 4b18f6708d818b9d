import type { Actor, App } from "~/platform/app.server";
import type { DailyLimits } from "./daily-limits";
import { findDailyLimits } from "./review-settings-store.server";

/** How many items come on one day. */
export async function findSettings(app: App, actor: Actor): Promise<DailyLimits> {
  return findDailyLimits(app.database, actor.id);
}
