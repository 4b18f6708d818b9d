import type { Actor, App } from "~/platform/app.server";
import { toCsv } from "./csv";
import { findDeck } from "./find-deck.server";

/**
 * A deck as a table that spreadsheets and other card programs read: front, back, source, page.
 * @throws AppError not_found
 */
export async function exportCards(
  app: App,
  actor: Actor,
  deckId: string,
): Promise<{ fileName: string; text: string }> {
  const deck = await findDeck(app, actor, deckId);
  const rows = deck.cards.map(({ front, back, source }) => [
    front,
    back,
    source?.quote ?? "",
    source?.page ? String(source.page) : "",
  ]);
  const day = app.clock.now().toISOString().slice(0, 10);
  return {
    fileName: `flashcards-${day}.csv`,
    text: toCsv([["front", "back", "source", "page"], ...rows]),
  };
}
