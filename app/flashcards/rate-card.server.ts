import type { Actor, App } from "~/platform/app.server";
import { newId } from "~/platform/ids";
import { cardNotFound } from "./card-not-found";
import type { CardGrade } from "./deck-rules";
import { recordRating, type StoredDeck } from "./deck-store.server";
import { findDeck } from "./find-deck.server";
import { memoryOf, scheduleCard } from "./schedule";

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
  input: { deckId: string; card: number; grade: CardGrade; reps: number },
): Promise<StoredDeck> {
  const deck = await findDeck(app, actor, input.deckId);
  const card = deck.cards.find(({ number }) => number === input.card);
  if (!card) throw cardNotFound();
  if (card.reps !== input.reps) return deck;
  const now = app.clock.now();
  const place = { userId: actor.id, deckId: deck.id, cardId: card.id };
  await recordRating(app.database, place, {
    id: newId(),
    grade: input.grade,
    ratedAt: now,
    before: memoryOf(card),
    after: scheduleCard(card, input.grade, now),
  });
  return findDeck(app, actor, deck.id);
}
