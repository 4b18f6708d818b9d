import type { ItemFilter } from "~/assessment/review-items";
import type { App, Owner } from "~/platform/app.server";
import { type Queue, readQueue } from "./read-queue.server";
import { reviewItems } from "./review-sources.server";

/** More than a learner practises in one sitting; the queue is read again after each answer. */
const mostItems = 200;

/** After every time at which something can be due. */
const whenever = new Date(8_640_000_000_000_000);

/**
 * The queue of some items and, after what is due, those that would come later: a learner practises them now. What
 * was answered today is not asked again.
 */
export async function readPractice(app: App, owner: Owner, filter: ItemFilter): Promise<Queue> {
  const wanted = { of: "due", until: whenever, limit: mostItems, ...filter } as const;
  const [queue, lists] = await Promise.all([
    readQueue(app, owner, filter),
    Promise.all(reviewItems(app).map((items) => items.list(app, owner, wanted))),
  ]);
  const known = new Set([
    ...queue.entries.map(({ id }) => id),
    ...queue.ratedToday.map(({ itemId }) => itemId),
  ]);
  const later = lists
    .flat()
    .filter(({ id }) => !known.has(id))
    .sort((a, b) => a.due.getTime() - b.due.getTime());
  return { ...queue, entries: [...queue.entries, ...later] };
}
