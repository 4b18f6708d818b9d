import type { Grade } from "~/assessment/grades";
import { rateItem } from "~/courses/rate-item.server";
import type { Actor, App } from "~/platform/app.server";
import { idOf } from "~/platform/ids";
import { cardNotFound } from "./card-not-found";
import { cardItems, type DeckOutline } from "./deck-store.server";
import { findDeck } from "./find-deck.server";

/**
 * Schedules a card by how well it was known. Each time a card is shown it is rated once: a second
 * rating, from another tab or a double click, changes nothing.
 * @param input.card its number in the deck
 * @param input.reps how often it had been rated when it was shown
 * @returns the deck as it is now
 * @throws AppError not_found
 */
export async function rateCard(
  app: App,
  actor: Actor,
  input: { deckId: string; card: number; grade: Grade; reps: number },
): Promise<DeckOutline> {
  const deck = await findDeck(app, actor, input.deckId);
  const card = deck.cards.find(({ number }) => number === input.card);
  if (!card) throw cardNotFound();
  if (card.reps !== input.reps) return deck;
  const place = { userId: actor.id, itemId: card.id };
  await rateItem(app, cardItems, place, {
    // The same as from a device that kept the rating because it got no reply; see docs/offline.md.
    id: await idOf(actor.id, card.id, `showing ${card.reps}`),
    grade: input.grade,
    ratedAt: app.clock.now(),
  });
  return findDeck(app, actor, deck.id);
}
