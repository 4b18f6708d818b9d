import { ArrowLeft, ArrowRight, RotateCcw, Shuffle } from "lucide-react";
import type { MasteryView } from "~/flashcards/components/card-views";
import { FlipCard } from "~/flashcards/components/flip-card";
import { RatingForm } from "~/flashcards/components/rating-form";
import { UndoForm } from "~/flashcards/components/undo-form";
import { useCardKeys } from "~/flashcards/components/use-card-keys";
import { ButtonLink } from "~/ui/button";
import type { NoticeView } from "~/ui/form-result";
import { NoticeToast } from "~/ui/notice-toast";
import { ProgressBar } from "~/ui/progress-bar";
import { repeats } from "~/ui/repeats";
import { SourceQuote, type SourceView } from "~/ui/source-quote";
import { useOfflineGuard } from "~/ui/use-offline-guard";

/** Where the links of a card lead. */
type StudyLinks = Record<
  "deck" | "front" | "back" | "previous" | "next" | "shuffle" | "reset",
  string
>;

/** One card in the middle; everything else steps back. */
export function StudyScreen({
  deck,
  card,
  side,
  position,
  total,
  mastery,
  shuffle,
  links,
  notice,
}: {
  deck: { id: string; title: string };
  card: { number: number; front: string; back: string; source: SourceView | null };
  side: "front" | "back";
  position: number;
  total: number;
  mastery: MasteryView | null;
  /** The seed of the order; null for the deck's own. */
  shuffle: number | null;
  links: StudyLinks;
  /** The last card was followed by the first, or something failed. */
  notice: NoticeView | null;
}) {
  useOfflineGuard();
  useCardKeys();
  const turned = side === "back";
  return (
    <section className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-5 pb-10">
      <div className="grid grid-cols-1 gap-2">
        <h1 className="flex items-baseline justify-between gap-4 font-sans text-base font-normal tracking-normal text-soft">
          <span dir="auto" className="truncate">
            {deck.title}
          </span>
          <span className="shrink-0 tabular-nums">
            Card {position} of {total}
            {shuffle === null ? "" : ", shuffled"}
          </span>
        </h1>
        {mastery ? (
          <>
            <ProgressBar label="Cards done for now" value={mastery.done} max={total} />
            <div className="flex min-h-11 items-center justify-between gap-4">
              <p className="text-sm text-soft tabular-nums">
                {mastery.done < total
                  ? `${mastery.done} of ${total} done for now`
                  : "All done for now. This round is extra practice."}
              </p>
              {mastery.undo ? (
                <div className="-me-3">
                  <UndoForm deckId={deck.id} rating={mastery.undo} shuffle={shuffle} />
                </div>
              ) : null}
            </div>
          </>
        ) : null}
      </div>
      <NoticeToast notice={notice} />
      <FlipCard
        key={card.number}
        front={card.front}
        back={card.back}
        side={side}
        turnHref={turned ? links.front : links.back}
      />
      {turned && mastery ? (
        <RatingForm card={card.number} shuffle={shuffle} mastery={mastery} />
      ) : null}
      <nav
        aria-label="Previous and next card"
        className="grid grid-cols-[1fr_auto_1fr] items-center gap-2"
      >
        <ButtonLink
          to={links.previous}
          variant="secondary"
          rel="prev"
          data-key="previous"
          aria-label="Previous card"
          className="min-h-12 justify-self-start px-4! sm:px-5!"
        >
          <ArrowLeft aria-hidden="true" className="size-4 rtl:rotate-180" />
          <span className="max-sm:sr-only">Previous</span>
        </ButtonLink>
        <ButtonLink
          to={turned ? links.front : links.back}
          replace
          preventScrollReset
          variant={turned ? "secondary" : "primary"}
          data-key="flip"
          data-offline=""
          className="min-h-12"
        >
          {turned ? "Show Question" : "Show Answer"}
        </ButtonLink>
        <ButtonLink
          to={links.next}
          variant={turned && !mastery ? "primary" : "secondary"}
          rel="next"
          data-key="next"
          aria-label="Next card"
          className="min-h-12 justify-self-end px-4! sm:px-5!"
        >
          <span className="max-sm:sr-only">Next</span>
          <ArrowRight aria-hidden="true" className="size-4 rtl:rotate-180" />
        </ButtonLink>
      </nav>
      {turned && card.source ? (
        <SourceQuote source={card.source} isSaid={repeats(card.back, card.source.quote)} />
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <ButtonLink to={links.deck} variant="quiet" className="-ms-3">
          <ArrowLeft aria-hidden="true" className="size-4 rtl:rotate-180" />
          Back
        </ButtonLink>
        <div className="-me-3 flex">
          <ButtonLink to={links.shuffle} variant="quiet">
            <Shuffle aria-hidden="true" className="size-4" />
            Shuffle
          </ButtonLink>
          <ButtonLink to={links.reset} variant="quiet">
            <RotateCcw aria-hidden="true" className="size-4" />
            Reset
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
