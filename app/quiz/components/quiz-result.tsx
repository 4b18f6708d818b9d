import type { Difficulty } from "~/ai/ports";
import { DeleteWork } from "~/assessment/components/delete-work";
import { ExportLinks } from "~/assessment/components/export-links";
import { KeptWork, type KeptWorkView } from "~/assessment/components/kept-work";
import { RetryForm } from "~/assessment/components/retry-form";
import type { ReviewedQuestion } from "~/quiz/components/quiz-views";
import { ReviewList } from "~/quiz/components/review-list";
import * as m from "~/quiz/messages";
import { deleteLink } from "~/quiz/quiz-links";
import { ButtonLink } from "~/ui/button";
import type { FormResult } from "~/ui/form-result";
import { NoticeToast } from "~/ui/notice-toast";
import { ScoreMoment } from "~/ui/score-moment";
import { useOfflineGuard } from "~/ui/use-offline-guard";

const difficulties: Record<Difficulty, () => string> = {
  easy: m.difficultyEasy,
  medium: m.difficultyMedium,
  hard: m.difficultyHard,
};

/** The score, what it means, and every question again with its explanation. */
export function QuizResult({
  quiz,
  total,
  correct,
  percentage,
  seconds,
  difficulty,
  message,
  wrong,
  isRetry,
  kept,
  review,
  newQuizHref,
  result,
}: ScoreView & {
  quiz: { id: string; title: string };
  percentage: number;
  difficulty: Difficulty;
  message: string;
  /** How many questions were answered wrongly. */
  wrong: number;
  isRetry: boolean;
  kept: KeptWorkView;
  review: ReviewedQuestion[];
  newQuizHref: string;
  result?: FormResult;
}) {
  useOfflineGuard();
  return (
    <section className="mx-auto grid w-full max-w-2xl gap-8 pb-16">
      <NoticeToast notice={result?.notice} />
      <div className="grid justify-items-center gap-4 pt-4 text-center">
        <h1 dir="auto" className="text-xl text-soft wrap-anywhere">
          <span title={quiz.title} className="line-clamp-2">
            {quiz.title}
          </span>
          {isRetry ? <span className="block text-base">{m.retryHeading()}</span> : null}
        </h1>
        {total > 0 ? <ScoreMoment percentage={percentage} /> : null}
        <div className="grid gap-1">
          {total > 0 ? <Score correct={correct} total={total} seconds={seconds} /> : null}
          <p className="text-base text-soft">{difficulties[difficulty]()}</p>
        </div>
        {total > 0 ? <p className="max-w-md">{message}</p> : null}
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          {wrong ? <RetryForm label={m.retryMissed({ count: wrong })} /> : null}
          <ButtonLink to={newQuizHref} variant={wrong ? "secondary" : "primary"}>
            {m.anotherQuiz()}
          </ButtonLink>
        </div>
      </div>
      <KeptWork {...kept} />
      <div className="justify-self-center">
        <ExportLinks id={quiz.id} />
      </div>
      <ReviewList items={review} />
      <DeleteWork kind="quiz" title={quiz.title} to={deleteLink(quiz.id)} />
    </section>
  );
}

interface ScoreView {
  correct: number;
  /** Questions without those that were reported as wrong. */
  total: number;
  seconds: number;
}

function Score(score: ScoreView) {
  return <p className="text-lg font-semibold tabular-nums">{describeScore(score)}</p>;
}

function describeScore({ seconds, ...score }: ScoreView) {
  const whole = Math.round(seconds);
  if (whole < 60) return m.correctInSeconds({ ...score, seconds: whole });
  const time = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
  return m.correctInMinutes({ ...score, time });
}
