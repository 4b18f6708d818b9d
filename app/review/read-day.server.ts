import { listRatingsSince } from "~/assessment/review-log-store.server";
import type { App, Owner } from "~/platform/app.server";
import { shareConcurrent } from "~/platform/share-concurrent.server";
import type { DailyLimits } from "./daily-limits";
import { countDay, dayOf, mostEntries, stepsAhead } from "./queue";
import { findDailyLimits } from "./review-settings-store.server";
import { reviewItems } from "./review-sources.server";

/** How many items come today. */
interface Day {
  /** Known items. */
  due: number;
  new: number;
  /** New items of today and of later days. */
  allNew: number;
  limits: DailyLimits;
}

/** How many items come today, as the queue counts them, without reading it: every page shows the number. */
export const readDay = shareConcurrent(async (app: App, owner: Owner): Promise<Day> => {
  const now = app.clock.now();
  const { start, end } = dayOf(now);
  const until = new Date(now.getTime() + stepsAhead);
  const inSteps = { of: "steps", until, limit: mostEntries } as const;
  const kinds = reviewItems(app);
  const [limits, ratedToday, counts, lists] = await Promise.all([
    findDailyLimits(app.database, owner.id),
    listRatingsSince(app.database, owner.id, start),
    Promise.all(kinds.map((items) => items.count(app, owner, end))),
    Promise.all(kinds.map((items) => items.list(app, owner, inSteps))),
  ]);
  const all = {
    due: counts.reduce((sum, { due }) => sum + due, 0),
    new: counts.reduce((sum, { new: count }) => sum + count, 0),
  };
  const today = countDay(all, lists.flat(), ratedToday, limits);
  return { due: today.due, new: today.new, allNew: all.new, limits };
});
