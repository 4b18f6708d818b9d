import type { StoredItems } from "~/assessment/item-queries.server";
import type { Recall } from "~/assessment/memory";
import {
  type DueLimit,
  deleteRating,
  type ItemPlace,
  insertRating,
  type NewRating,
} from "~/assessment/review-log-store.server";
import type { App } from "~/platform/app.server";
import { findExamsOfItem } from "./course-store.server";
import { dueBeforeExams } from "./due-before-exams";
import { utcDay } from "./exam-day";

/**
 * Rates an item, whose due time the exams ahead of its document limit.
 * @returns the memory afterwards; null if the learner has no such item
 */
export async function rateItem(
  app: App,
  items: StoredItems,
  place: ItemPlace,
  rating: NewRating,
): Promise<Recall | null> {
  const readLimit = () => findLimit(app, items, place);
  return insertRating(app.database, items.table, place, rating, readLimit);
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
