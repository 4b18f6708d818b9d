import type { ItemQuestion, ReviewItem } from "~/assessment/review-items";
import { findRating } from "~/assessment/review-log-store.server";
import type { Actor, App } from "~/platform/app.server";
import { findItem, itemNotFound } from "./review-sources.server";

/**
 * The answer to a question, by its rating.
 * @throws AppError not_found
 */
export async function findAnswer(
  app: App,
  actor: Actor,
  ratingId: string,
): Promise<{ item: ReviewItem; question: ItemQuestion; selected: number }> {
  const rating = await findRating(app.database, actor.id, ratingId);
  if (!rating || rating.selected === null) throw itemNotFound();
  const { item } = await findItem(app, actor, rating.itemId);
  if (!item.question) throw itemNotFound();
  return { item, question: item.question, selected: rating.selected };
}
