import type { Actor, App } from "~/platform/app.server";
import { type CardRating, listDeckRatings } from "./deck-store.server";

/** The latest ratings of a deck, newest first; none if it is another learner's. */
export async function listRatings(
  app: App,
  actor: Actor,
  deckId: string,
  limit: number,
): Promise<CardRating[]> {
  return listDeckRatings(app.database, actor.id, deckId, limit);
}
