import type { ReviewItem } from "~/assessment/review-items";
import type { Actor, App } from "~/platform/app.server";
import { listUrgentCards } from "./card-review-store.server";
import { listDeckRows } from "./deck-store.server";

export interface NewestDeck {
  id: string;
  title: string;
  trackMastery: boolean;
  /** How many cards it has. */
  size: number;
  /** In the order of the deck. */
  cards: (ReviewItem & { number: number; isKept: boolean })[];
}

/** The learner's newest decks, each with its most urgent cards. */
export async function listNewestDecks(
  app: App,
  actor: Actor,
  most: { decks: number; cardsOfDeck: number },
): Promise<NewestDeck[]> {
  const rows = await listDeckRows(app.database, actor.id, app.clock.now(), most.decks);
  const ids = rows.map(({ id }) => id);
  const cards = await listUrgentCards(app.database, actor.id, ids, most.cardsOfDeck);
  const byDeck = Map.groupBy(cards, ({ deckId }) => deckId);
  return rows
    .filter(({ cardCount }) => cardCount > 0)
    .map(({ id, title, trackMastery, cardCount }) => ({
      ...{ id, title, trackMastery },
      size: cardCount,
      cards: byDeck.get(id) ?? [],
    }));
}
