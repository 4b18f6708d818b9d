import type { EntryQuery, ItemFilter, ReviewEntry } from "~/assessment/review-items";
import { type LoggedRating, listRatingsSince } from "~/assessment/review-log-store.server";
import type { App, Owner } from "~/platform/app.server";
import type { DailyLimits } from "./daily-limits";
import { dayOf, orderQueue, remainingToday } from "./queue";
import { findDailyLimits } from "./review-settings-store.server";
import { reviewItems } from "./review-sources.server";

/** Today's queue. */
export interface Queue {
  /** In the order in which they come. */
  entries: ReviewEntry[];
  /** Known items that come today. */
  due: number;
  /** New items that come today. */
  new: number;
  /** Items that are due but wait for another day, because of the daily limit. */
  capped: number;
  /** When something is due again after today; null if nothing is scheduled. */
  next: Date | null;
  limits: DailyLimits;
  /** Oldest first. */
  ratedToday: LoggedRating[];
}

/** Items in their learning steps come up to this early, if nothing else is left; milliseconds. */
const stepsAhead = 20 * 60_000;

/** More than a learner answers in one sitting; the queue is read again after each answer. */
const mostEntries = 200;

/**
 * The learner's queue for today.
 * @param filter only some items; the daily limits are still those of all
 */
export async function readQueue(app: App, owner: Owner, filter: ItemFilter = {}): Promise<Queue> {
  const now = app.clock.now();
  const { start, end } = dayOf(now);
  const soon = new Date(now.getTime() + stepsAhead);
  const kinds = reviewItems(app);
  const [limits, ratedToday, counts, steps, due, fresh] = await Promise.all([
    findDailyLimits(app.database, owner.id),
    listRatingsSince(app.database, owner.id, start),
    Promise.all(kinds.map((items) => items.count(app, owner, end, filter))),
    listAll(app, owner, { of: "steps", until: soon, ...filter }),
    listAll(app, owner, { of: "due", until: end, ...filter }),
    listAll(app, owner, { of: "new", until: end, ...filter }),
  ]);
  const left = remainingToday(limits, ratedToday);
  const parts = {
    steps: steps.filter((entry) => entry.due <= soon),
    due: due.slice(0, left.due),
    new: fresh.slice(0, left.new),
  };
  const total = (of: "due" | "new") => counts.reduce((sum, count) => sum + count[of], 0);
  const dueToday = Math.min(total("due"), left.due + steps.length);
  const nextTimes = counts.flatMap(({ next }) => (next ? [next.getTime()] : []));
  return {
    entries: orderQueue(parts, now),
    due: dueToday,
    new: Math.min(total("new"), left.new),
    capped: total("due") - dueToday + Math.max(0, total("new") - left.new),
    next: nextTimes.length > 0 ? new Date(Math.min(...nextTimes)) : null,
    limits,
    ratedToday,
  };
}

async function listAll(
  app: App,
  owner: Owner,
  wanted: Omit<EntryQuery, "limit">,
): Promise<ReviewEntry[]> {
  const query = { ...wanted, limit: mostEntries };
  const lists = await Promise.all(reviewItems(app).map((items) => items.list(app, owner, query)));
  return lists.flat().sort((a, b) => a.due.getTime() - b.due.getTime());
}
