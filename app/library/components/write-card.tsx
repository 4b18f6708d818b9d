import { Link } from "@remix-run/react";
import { Layers } from "lucide-react";
import * as m from "~/library/messages";
import type { SelectedWords } from "~/library/use-selected-words";

/** The page that writes a card about a document, from words of it if there are any. */
function writeCardLink(fileId: string, words?: SelectedWords): string {
  const query = new URLSearchParams({ fileId });
  if (words?.page) query.set("page", String(words.page));
  if (words) query.set("quote", words.quote);
  return `/app/flashcards/new-card?${query}`;
}

/** Tells how a card is made; without JavaScript the words are copied into the form. */
export function WriteCard({ fileId }: { fileId: string }) {
  return (
    <p className="flex flex-wrap gap-x-4 text-base text-soft">
      <span className="noscript:hidden">{m.selectForCard()}</span>
      <Link
        to={writeCardLink(fileId)}
        className="-my-2.5 inline-block py-2.5 text-ember-ink underline underline-offset-4"
      >
        {m.writeCard()}
      </Link>
    </p>
  );
}

/** Makes a card from the selected words; stays visible while scrolling. */
export function CardFromWords({ fileId, words }: { fileId: string; words: SelectedWords }) {
  return (
    <Link
      to={writeCardLink(fileId, words)}
      data-stays-below=""
      className="sticky bottom-[calc(var(--now-playing)+0.75rem)] z-10 mx-auto inline-flex min-h-12 items-center gap-2 rounded-full border border-edge bg-surface px-5 text-base font-semibold shadow-lift hover:bg-sunk"
    >
      <Layers aria-hidden="true" className="size-4" />
      {m.cardFromWords()}
    </Link>
  );
}
