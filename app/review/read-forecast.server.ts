import type { App, Owner } from "~/platform/app.server";
import { countDueDays, dayMs } from "./count-due-days.server";
import { dayOf } from "./queue";
import { readDay } from "./read-day.server";
import { type DayItems, spreadItems } from "./spread-load";

/** What comes on one day. */
export interface DayLoad extends DayItems {
  /** Its beginning. */
  day: Date;
}

/** What comes on each of the next days, today first, within the daily limits. */
export async function readForecast(app: App, owner: Owner, days = 7): Promise<DayLoad[]> {
  const [due, today] = await Promise.all([countDueDays(app, owner, days), readDay(app, owner)]);
  const start = dayOf(app.clock.now()).start.getTime();
  const spread = spreadItems({ due, new: today.allNew }, today, today.limits);
  return spread.map((items, index) => ({ day: new Date(start + index * dayMs), ...items }));
}
