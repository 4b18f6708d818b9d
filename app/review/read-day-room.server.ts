import { listRatingsSince } from "~/assessment/review-log-store.server";
import type { App, Owner } from "~/platform/app.server";
import type { DayRoom } from "./exam-load";
import { dayOf, doneToday } from "./queue";
import { findDailyLimits } from "./review-settings-store.server";

/** How many items come on a day, and how many of today's have come. */
export async function readDayRoom(app: App, owner: Owner): Promise<DayRoom> {
  const [limits, ratedToday] = await Promise.all([
    findDailyLimits(app.database, owner.id),
    listRatingsSince(app.database, owner.id, dayOf(app.clock.now()).start),
  ]);
  return { ...limits, done: doneToday(ratedToday) };
}
