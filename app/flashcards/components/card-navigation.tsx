import { ArrowLeft, ArrowRight, RotateCcw, Shuffle } from "lucide-react";
import * as m from "~/flashcards/messages";
import { ButtonLink } from "~/ui/button";

/** The links of a card. */
export type StudyLinks = Record<
  "deck" | "afterWrong" | "front" | "back" | "previous" | "next" | "shuffle" | "reset",
  string
>;

/** To the neighbouring cards and the other side. */
export function CardNavigation({
  links,
  turned,
  isRated,
}: {
  links: StudyLinks;
  /** Whether the back is shown. */
  turned: boolean;
  /** Whether a rating leads to the next card, rather than its link. */
  isRated: boolean;
}) {
  return (
    <nav aria-label={m.neighbours()} className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
      <ButtonLink
        to={links.previous}
        variant="secondary"
        rel="prev"
        data-key="previous"
        aria-label={m.previousCard()}
        className="min-h-12 justify-self-start px-4! sm:px-5!"
      >
        <ArrowLeft aria-hidden="true" className="size-4 rtl:rotate-180" />
        <span className="max-sm:sr-only">{m.previous()}</span>
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
        {turned ? m.showQuestion() : m.showAnswer()}
      </ButtonLink>
      <ButtonLink
        to={links.next}
        variant={turned && !isRated ? "primary" : "secondary"}
        rel="next"
        data-key="next"
        aria-label={m.nextCard()}
        className="min-h-12 justify-self-end px-4! sm:px-5!"
      >
        <span className="max-sm:sr-only">{m.next()}</span>
        <ArrowRight aria-hidden="true" className="size-4 rtl:rotate-180" />
      </ButtonLink>
    </nav>
  );
}

/** Back to the deck, and other orders of its cards. */
export function DeckNavigation({ links }: { links: StudyLinks }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2">
      <ButtonLink to={links.deck} variant="quiet" className="-ms-3">
        <ArrowLeft aria-hidden="true" className="size-4 rtl:rotate-180" />
        {m.backToDeck()}
      </ButtonLink>
      <div className="-me-3 flex">
        <ButtonLink to={links.shuffle} variant="quiet">
          <Shuffle aria-hidden="true" className="size-4" />
          {m.shuffle()}
        </ButtonLink>
        <ButtonLink to={links.reset} variant="quiet">
          <RotateCcw aria-hidden="true" className="size-4" />
          {m.reset()}
        </ButtonLink>
      </div>
    </div>
  );
}
