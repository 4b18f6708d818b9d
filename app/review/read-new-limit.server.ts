import { listRatingsSince } from "~/assessment/review-log-store.server";
import type { App, Owner } from "~/platform/app.server";
import { dayOf, remainingToday } from "./queue";
import { findDailyLimits } from "./review-settings-store.server";

/** How many new items come on a day, and how many of today's have come. */
export async function readNewLimit(
  app: App,
  owner: Owner,
): Promise<{ newPerDay: number; newToday: number }> {
  const [limits, ratedToday] = await Promise.all([
    findDailyLimits(app.database, owner.id),
    listRatingsSince(app.database, owner.id, dayOf(app.clock.now()).start),
  ]);
  const { newPerDay } = limits;
  return { newPerDay, newToday: newPerDay - remainingToday(limits, ratedToday).new };
}
