import type { Actor, App } from "~/platform/app.server";
import { deckLink } from "./deck-links";
import { findDeck } from "./find-deck.server";

export const cardsPerPage = 100;

/** Where the deck's list shows a card. @throws AppError not_found */
export async function linkToCard(
  app: App,
  actor: Actor,
  { deckId, id }: { deckId: string; id: string },
): Promise<string> {
  const deck = await findDeck(app, actor, deckId);
  const index = deck.cards.findIndex((card) => card.id === id);
  return `${deckLink(deck, Math.floor(Math.max(0, index) / cardsPerPage) + 1)}#card-${id}`;
}
