import { undoItemRating } from "~/courses/rate-item.server";
import type { Actor, App } from "~/platform/app.server";
import { cardItems } from "./deck-store.server";
import { listRatings } from "./list-ratings.server";

/**
 * Undoes the latest rating of a deck: the card gets back the schedule that it had before. Other ratings
 * cannot be undone, so that a double click undoes one.
 * @returns the number of the card, or null if that rating is no longer the latest
 * @throws AppError not_found
 */
export async function undoRating(
  app: App,
  actor: Actor,
  { deckId, ratingId }: { deckId: string; ratingId: string },
): Promise<number | null> {
  const [latest] = await listRatings(app, actor, deckId, 1);
  if (latest?.id !== ratingId) return null;
  const place = { userId: actor.id, itemId: latest.itemId };
  await undoItemRating(app, cardItems, place, latest.id);
  return latest.number;
}
