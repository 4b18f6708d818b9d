import type { DeckHistoryItem } from "~/flashcards/components/card-views";
import { WorkList } from "~/ui/work-list";

function standing({ due, cardCount }: DeckHistoryItem) {
  if (due === null || cardCount === 0) return null;
  return due === 0 ? "Done for now" : `${due} due`;
}

/** Earlier decks; those with mastery say how many cards are due. */
export function DeckHistory({ decks }: { decks: DeckHistoryItem[] }) {
  const rows = decks.map((deck) => ({
    ...deck,
    href: `/app/flashcards/${deck.id}`,
    size: deck.cardCount === 1 ? "1 card" : `${deck.cardCount} cards`,
    standing: standing(deck),
  }));
  return <WorkList title="Your decks" rows={rows} />;
}
