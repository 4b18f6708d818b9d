import type { MasteryView } from "~/flashcards/components/card-views";
import { UndoForm } from "~/flashcards/components/undo-form";
import * as m from "~/flashcards/messages";
import { ProgressBar } from "~/ui/progress-bar";

/** Which card of the deck this is; with mastery, how many are done and a way to undo. */
export function CardHeader({
  deck,
  position,
  total,
  shuffle,
  mastery,
}: {
  deck: { id: string; title: string };
  position: number;
  total: number;
  /** The seed of the order; null for the deck's own. */
  shuffle: number | null;
  mastery: MasteryView | null;
}) {
  const place = { position, total };
  return (
    <div className="grid grid-cols-1 gap-2">
      <h1 className="flex items-baseline justify-between gap-4 font-sans text-base font-normal tracking-normal text-soft">
        <span dir="auto" className="truncate">
          {deck.title}
        </span>
        <span className="shrink-0 tabular-nums">
          {shuffle === null ? m.cardOf(place) : m.cardOfShuffled(place)}
        </span>
      </h1>
      {mastery ? (
        <>
          <ProgressBar label={m.doneLabel()} value={mastery.done} max={total} />
          <div className="flex min-h-11 items-center justify-between gap-4">
            <p className="text-sm text-soft tabular-nums">
              {mastery.done < total ? m.doneOf({ done: mastery.done, total }) : m.allDone()}
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
  );
}
