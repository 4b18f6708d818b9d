import { findRating } from "~/assessment/review-log-store.server";
import type { Actor, App } from "~/platform/app.server";
import { findItem } from "./review-sources.server";

/**
 * Undoes a rating; its item is scheduled as if it had not been given. A second time changes nothing.
 * @returns the id of the item; null if there is no such rating
 */
export async function undoAnswer(app: App, actor: Actor, ratingId: string): Promise<string | null> {
  const rating = await findRating(app.database, actor.id, ratingId);
  if (!rating) return null;
  const { item, items } = await findItem(app, actor, rating.itemId);
  await items.undo(app, actor, item.id, ratingId);
  return item.id;
}
