import type { Actor, App } from "~/platform/app.server";
import { deleteRating } from "./deck-store.server";
import { listRatings } from "./list-ratings.server";

/**
 * Takes back the latest rating of a deck: the card is known as it was before. Any other rating
 * stands, so that pressing twice takes back one.
 * @returns the number of the card, or null where that rating is not the latest any more
 * @throws AppError not_found
 */
export async function undoRating(
  app: App,
  actor: Actor,
  { deckId, ratingId }: { deckId: string; ratingId: string },
): Promise<number | null> {
  const [latest] = await listRatings(app, actor, deckId, 1);
  if (latest?.id !== ratingId) return null;
  const place = { userId: actor.id, deckId, cardId: latest.cardId };
  await deleteRating(app.database, place, latest);
  return latest.number;
}
