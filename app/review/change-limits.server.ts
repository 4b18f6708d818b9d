import type { Actor, App } from "~/platform/app.server";
import type { DailyLimits } from "./daily-limits";
import { storeDailyLimits } from "./review-settings-store.server";

/** Changes how many items come on one day. */
export async function changeLimits(app: App, actor: Actor, limits: DailyLimits): Promise<void> {
  await storeDailyLimits(app.database, actor.id, limits);
}
