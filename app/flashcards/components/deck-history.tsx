import { Link } from "@remix-run/react";
import type { DeckHistoryItem } from "~/flashcards/components/card-views";
import { LocalMoment } from "~/ui/local-time";

function standing({ due, cardCount }: DeckHistoryItem) {
  if (due === null || cardCount === 0) return null;
  return due === 0 ? "Done for now" : `${due} due`;
}

/** Earlier decks; those with mastery say how many cards are due. */
export function DeckHistory({ decks }: { decks: DeckHistoryItem[] }) {
  if (!decks.length) return null;
  return (
    <section aria-labelledby="earlier-decks" className="border-t border-line pt-6">
      <h2 id="earlier-decks" className="text-xl">
        Your decks
      </h2>
      <ul className="mt-2 grid">
        {decks.map((deck) => (
          <li key={deck.id}>
            <Link
              to={`/app/flashcards/${deck.id}`}
              className="-mx-3 flex min-h-14 items-center justify-between gap-4 rounded-card px-3 py-2 hover:bg-sunk"
            >
              <span className="min-w-0">
                <span dir="auto" className="line-clamp-2 leading-snug font-semibold wrap-anywhere">
                  {deck.title}
                </span>
                <span className="block text-sm text-soft tabular-nums">
                  <LocalMoment iso={deck.createdAt} />,{" "}
                  <span className="whitespace-nowrap">
                    {deck.cardCount === 1 ? "1 card" : `${deck.cardCount} cards`}
                  </span>
                </span>
              </span>
              <span className="shrink-0 text-base font-semibold tabular-nums">
                {standing(deck)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
