import { gradeLabels } from "~/assessment/components/grade-labels";
import { useCardKeys } from "~/assessment/components/use-card-keys";
import { type Grade, grades } from "~/assessment/grades";
import { UndoForm } from "~/flashcards/components/undo-form";
import type { SessionFigures } from "~/flashcards/last-session";
import * as m from "~/flashcards/messages";
import { sentenceGap } from "~/localization/join-sentences";
import { ButtonLink } from "~/ui/button";
import { ScoreMoment } from "~/ui/score-moment";
import { useOfflineGuard } from "~/ui/use-offline-guard";

const fill: Record<Grade, string> = {
  again: "bg-rust",
  hard: "bg-edge",
  medium: "bg-sage opacity-60",
  easy: "bg-sage",
};

/** The end of a session: what was remembered, and when the cards come back. */
export function SessionSummary({
  deck,
  figures,
  next,
  undo,
  links,
}: {
  deck: { id: string; title: string };
  figures: SessionFigures;
  /** A sentence that says when the first card comes back; null if one is due already. */
  next: string | null;
  undo: string | null;
  links: { deck: string; study: string };
}) {
  useOfflineGuard();
  useCardKeys();
  const total = grades.reduce((sum, grade) => sum + figures.ratings[grade], 0);
  const remembered = total - figures.ratings.again;
  return (
    <section className="mx-auto grid w-full max-w-2xl gap-8 pb-16">
      <div className="grid justify-items-center gap-4 pt-4 text-center">
        <div className="grid gap-1">
          <h1 className="text-2xl sm:text-3xl">{next ? m.sessionDone() : m.sessionSoFar()}</h1>
          <p dir="auto" className="text-soft wrap-anywhere">
            {deck.title}
          </p>
        </div>
        <ScoreMoment percentage={Math.round((remembered / total) * 100)} />
        <p className="text-lg font-semibold tabular-nums">{m.remembered({ remembered, total })}</p>
        <p className="max-w-md text-soft tabular-nums">
          {m.studied({ cards: m.cards({ count: figures.cards }), minutes: figures.minutes })}
          {sentenceGap()}
          {next ?? m.moreWaiting()}
        </p>
      </div>
      <RatingBars ratings={figures.ratings} total={total} />
      <div className="flex flex-wrap justify-center gap-3">
        {next ? (
          <ButtonLink to={links.deck}>{m.backToTheDeck()}</ButtonLink>
        ) : (
          <>
            <ButtonLink to={links.study}>{m.keepStudying()}</ButtonLink>
            <ButtonLink to={links.deck} variant="secondary">
              {m.backToTheDeck()}
            </ButtonLink>
          </>
        )}
        {undo ? <UndoForm deckId={deck.id} rating={undo} /> : null}
      </div>
    </section>
  );
}

/** How many cards got each rating. */
function RatingBars({ ratings, total }: { ratings: SessionFigures["ratings"]; total: number }) {
  return (
    <dl className="mx-auto grid w-full max-w-md gap-2">
      {grades.map((grade) => (
        <div key={grade} className="grid grid-cols-[5rem_1fr_2.5rem] items-center gap-3">
          <dt className="text-base font-semibold">{gradeLabels[grade]()}</dt>
          <dd className="col-start-3 row-start-1 text-end text-base tabular-nums">
            {ratings[grade]}
          </dd>
          <dd aria-hidden="true" className="h-2.5 overflow-hidden rounded-full bg-line">
            <div
              className={`h-full rounded-full ${fill[grade]}`}
              style={{ width: `${(ratings[grade] / total) * 100}%` }}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
