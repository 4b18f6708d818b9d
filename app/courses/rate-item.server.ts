import type { StoredItems } from "~/assessment/item-queries.server";
import type { Recall } from "~/assessment/memory";
import {
  countRatings,
  type DueLimit,
  deleteRating,
  type ItemPlace,
  insertRating,
  type NewRating,
} from "~/assessment/review-log-store.server";
import type { App } from "~/platform/app.server";
import { tooManyRequests } from "~/platform/route.server";
import { findExamsOfItem } from "./course-store.server";
import { dueBeforeExams } from "./due-before-exams";
import { utcDay } from "./exam-day";

/** In 24 hours: far more than a person does, and few enough to store. */
const mostRatings = 10_000;
const day = 86_400_000;
/** Seconds. */
const hour = 3_600;

/**
 * Rates an item, whose due time the exams ahead of its document limit.
 * @returns the memory afterwards; null if the learner has no such item
 * @throws AppError rate_limited
 */
export async function rateItem(
  app: App,
  items: StoredItems,
  place: ItemPlace,
  rating: NewRating,
): Promise<Recall | null> {
  const readLimit = async () => {
    // In the same round trip, and before anything is written.
    const [limit] = await Promise.all([
      findLimit(app, items, place),
      requireFewRatings(app, place.userId, rating.ratedAt),
    ]);
    return limit;
  };
  return insertRating(app.database, items.table, place, rating, readLimit);
}

async function requireFewRatings(app: App, userId: string, through: Date): Promise<void> {
  const after = new Date(through.getTime() - day);
  const count = await countRatings(app.database, userId, { after, through }, mostRatings);
  if (count >= mostRatings) throw tooManyRequests(hour);
}

/** Undoes a rating of an item; its due time is limited in the same way. */
export async function undoItemRating(
  app: App,
  items: StoredItems,
  place: ItemPlace,
  ratingId: string,
): Promise<Recall | null> {
  const times = { now: app.clock.now(), readLimit: () => findLimit(app, items, place) };
  return deleteRating(app.database, items.table, place, ratingId, times);
}

async function findLimit(app: App, items: StoredItems, place: ItemPlace): Promise<DueLimit> {
  const now = app.clock.now();
  const exams = await findExamsOfItem(app.database, items, place, utcDay(now));
  return (item) => dueBeforeExams(item, exams, now);
}
