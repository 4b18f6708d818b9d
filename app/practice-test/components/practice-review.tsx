import { type AnsweredView, AnswerFeedback } from "~/assessment/components/answer-feedback";
import { DeleteWork } from "~/assessment/components/delete-work";
import { ExportLinks } from "~/assessment/components/export-links";
import { GradedOptions } from "~/assessment/components/graded-options";
import { KeptWork, type KeptWorkView } from "~/assessment/components/kept-work";
import { ReportedItem, ReportForm, type ReportTarget } from "~/assessment/components/report-form";
import { RetryForm } from "~/assessment/components/retry-form";
import * as m from "~/practice-test/messages";
import { ButtonLink } from "~/ui/button";
import { directionOf } from "~/ui/direction-of";
import type { NoticeView } from "~/ui/form-result";
import { NoticeToast } from "~/ui/notice-toast";
import { ScoreMoment } from "~/ui/score-moment";

/** A question with the chosen and the correct option. */
export type ReviewView = AnsweredView & {
  number: number;
  question: string;
  /** What the report form needs. */
  wrong: ReportTarget;
  /** Whether the learner called it wrong. */
  isReported: boolean;
};

interface ScoreView {
  id: string;
  title: string;
  correct: number;
  /** Questions without those that were reported as wrong. */
  total: number;
  percentage: number;
  /** What the score means. */
  message: string;
}

/** The score, and every question with its explanation. */
export function PracticeReview({
  questions,
  kept,
  notice,
  ...score
}: ScoreView & {
  questions: ReviewView[];
  kept: KeptWorkView;
  notice?: NoticeView;
}) {
  return (
    <div className="grid gap-10">
      <NoticeToast notice={notice} />
      <Score {...score} />
      <KeptWork {...kept} />
      <section aria-labelledby="review" className="grid gap-8 border-t border-line pt-8">
        <h2 id="review" className="text-xl">
          {m.review()}
        </h2>
        <ol className="grid gap-10">
          {questions.map((item) => (
            <ReviewedQuestion key={item.number} item={item} />
          ))}
        </ol>
      </section>
      <DeleteWork kind="test" title={score.title} to={`/practice-test/${score.id}/delete`} />
    </div>
  );
}

function Score({ id, title, correct, total, percentage, message }: ScoreView) {
  return (
    <section aria-labelledby="complete" className="grid justify-items-center gap-4 text-center">
      <div className="grid gap-1">
        <h2 id="complete" className="text-2xl sm:text-3xl">
          {m.complete()}
        </h2>
        <p dir="auto" title={title} className="line-clamp-2 text-soft wrap-anywhere">
          {title}
        </p>
      </div>
      {total > 0 ? (
        <>
          <ScoreMoment percentage={percentage} />
          <p className="text-lg font-semibold tabular-nums">{m.scored({ correct, total })}</p>
          <p className="max-w-md">{message}</p>
        </>
      ) : null}
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/practice-test">{m.startNew()}</ButtonLink>
        <RetryForm label={m.takeAgain()} variant="secondary" />
        <ButtonLink to="/app" variant="quiet">
          {m.toDashboard()}
        </ButtonLink>
      </div>
      <ExportLinks id={id} />
    </section>
  );
}

function ReviewedQuestion({ item }: { item: ReviewView }) {
  return (
    <li id={`question-${item.number}`} className="grid scroll-mt-8 gap-4">
      <h3 dir="auto" className="text-xl leading-snug text-pretty wrap-anywhere">
        {m.numberedQuestion({ number: item.number, question: item.question })}
      </h3>
      <GradedOptions
        options={item.options}
        direction={directionOf(item.question)}
        selected={item.selected}
        correctAnswer={item.correctAnswer}
      />
      <div className="grid gap-2">
        <h4 className="text-base font-semibold">{m.explanation()}</h4>
        <AnswerFeedback {...item} />
      </div>
      {item.isReported ? (
        <ReportedItem {...item.wrong} />
      ) : (
        <ReportForm {...item.wrong} about={{ question: item.number }} />
      )}
    </li>
  );
}
