import type { EntryQuery, ItemFilter, ReviewEntry } from "~/assessment/review-items";
import { type LoggedRating, listRatingsSince } from "~/assessment/review-log-store.server";
import { listExamDays } from "~/courses/list-exam-days.server";
import type { App, Owner } from "~/platform/app.server";
import type { DailyLimits } from "./daily-limits";
import { countDay, dayOf, examsFirst, mostEntries, orderQueue, stepsAhead } from "./queue";
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
  /** Items that wait for another day, because of the daily limit or because they were missed too often today. */
  capped: number;
  /** When something is due again after today; null if nothing is scheduled. */
  next: Date | null;
  /** Items that were missed too often today to come again today. */
  resting: ReadonlySet<string>;
  limits: DailyLimits;
  /** The next exam of each document and course that has one ahead: UTC days, by their ids. */
  exams: ReadonlyMap<string, string>;
  /** Oldest first. */
  ratedToday: LoggedRating[];
}

/**
 * The learner's queue for today. What the daily limits let come is of documents with an exam ahead first.
 * @param filter only some items; the daily limits are still those of all
 */
export async function readQueue(app: App, owner: Owner, filter: ItemFilter = {}): Promise<Queue> {
  const now = app.clock.now();
  const { start, end } = dayOf(now);
  const soon = new Date(now.getTime() + stepsAhead);
  const kinds = reviewItems(app);
  const [limits, exams, ratedToday, counts, steps, due, fresh] = await Promise.all([
    findDailyLimits(app.database, owner.id),
    listExamDays(app, owner),
    listRatingsSince(app.database, owner.id, start),
    Promise.all(kinds.map((items) => items.count(app, owner, end, filter))),
    listAll(app, owner, { of: "steps", until: soon, ...filter }),
    listAll(app, owner, { of: "due", until: end, ...filter }),
    listAll(app, owner, { of: "new", until: end, ...filter }),
  ]);
  const all = {
    due: counts.reduce((sum, { due: count }) => sum + count, 0),
    new: counts.reduce((sum, { new: count }) => sum + count, 0),
  };
  const { left, resting, ...today } = countDay(all, steps, ratedToday, limits);
  const parts = {
    steps: steps.filter(({ id, due }) => due <= soon && !resting.has(id)),
    ...(await takeUrgent(app, owner, { due, new: fresh }, { left, exams, until: end, ...filter })),
  };
  const capped = all.due - today.due + (all.new - today.new);
  const nextTimes = counts.flatMap(({ next }) => (next ? [next.getTime()] : []));
  if (capped > 0) nextTimes.push(end.getTime() + 1);
  return {
    entries: orderQueue(parts, now),
    ...today,
    capped,
    resting,
    next: nextTimes.length > 0 ? new Date(Math.min(...nextTimes)) : null,
    limits,
    exams,
    ratedToday,
  };
}

/** As many of the due and new items as are left for today: those of documents with an exam ahead first. */
async function takeUrgent(
  app: App,
  owner: Owner,
  listed: Record<Limited, ReviewEntry[]>,
  {
    left,
    exams,
    ...query
  }: Pick<Queue, "exams"> & ItemFilter & { left: Record<Limited, number>; until: Date },
): Promise<Record<Limited, ReviewEntry[]>> {
  const take = async (of: Limited) => {
    // A list that is not whole may end before them.
    const isWhole = listed[of].length < mostEntries || exams.size === 0;
    const urgent = isWhole ? [] : await listAll(app, owner, { of, exams, ...query });
    const all = new Map([...listed[of], ...urgent].map((entry) => [entry.id, entry]));
    return examsFirst(byDue([...all.values()]), exams).slice(0, left[of]);
  };
  const [due, fresh] = await Promise.all([take("due"), take("new")]);
  return { due, new: fresh };
}

/** What the daily limits are of. */
type Limited = "due" | "new";

const byDue = (entries: readonly ReviewEntry[]): ReviewEntry[] =>
  entries.toSorted((a, b) => a.due.getTime() - b.due.getTime());

async function listAll(
  app: App,
  owner: Owner,
  wanted: Omit<EntryQuery, "limit">,
): Promise<ReviewEntry[]> {
  const query = { ...wanted, limit: mostEntries };
  const lists = await Promise.all(reviewItems(app).map((items) => items.list(app, owner, query)));
  return byDue(lists.flat());
}
