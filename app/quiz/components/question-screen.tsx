import { ArrowLeft, ArrowRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { AnswerExplanation } from "~/quiz/components/answer-explanation";
import { QuestionDots } from "~/quiz/components/question-dots";
import { QuestionOptions } from "~/quiz/components/question-options";
import type { AnswerView, DotView } from "~/quiz/components/quiz-views";
import { ButtonLink } from "~/ui/button";
import { directionOf } from "~/ui/direction-of";
import type { NoticeView } from "~/ui/form-result";
import { NoticeToast } from "~/ui/notice-toast";
import { ProgressBar } from "~/ui/progress-bar";
import { useLetterKeys } from "~/ui/use-letter-keys";
import { useOfflineGuard } from "~/ui/use-offline-guard";

/** Once an answer is given, what was said about it is where reading goes on. */
function useVerdictFocus(number: number, answered: boolean) {
  const before = useRef({ number, answered });
  useEffect(() => {
    const { current } = before;
    before.current = { number, answered };
    if (answered && !current.answered && current.number === number) {
      document.getElementById("verdict")?.focus();
    }
  }, [number, answered]);
}

/** One question in the middle; everything else steps back. */
export function QuestionScreen({
  quiz,
  number,
  total,
  question,
  answer,
  dots,
  previousHref,
  nextHref,
  result,
  notice,
}: {
  quiz: { id: string; title: string; instructions: string };
  number: number;
  total: number;
  question: { question: string; options: string[] };
  answer: AnswerView | null;
  dots: DotView[];
  previousHref: string | null;
  nextHref: string | null;
  /** Null until every question is answered. */
  result: { correct: number; href: string } | null;
  notice?: NoticeView;
}) {
  useOfflineGuard();
  useLetterKeys();
  useVerdictFocus(number, answer !== null);
  const onward = answer ? "primary" : "secondary";
  return (
    <section
      className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-6 pb-10"
      key={`${quiz.id}-${number}`}
    >
      <div className="grid grid-cols-1 gap-2">
        <div className="flex items-baseline justify-between gap-4 text-base text-soft">
          <p dir="auto" className="truncate">
            {quiz.title}
          </p>
          <p className="shrink-0 tabular-nums">
            Question {number} of {total}
          </p>
        </div>
        <ProgressBar label="Progress in the quiz" value={number} max={total} />
      </div>
      <NoticeToast notice={notice} />
      <div className="grid gap-2">
        <h1 dir="auto" className="text-2xl leading-snug text-pretty wrap-anywhere sm:text-3xl">
          {question.question}
        </h1>
        {number === 1 && !answer ? (
          <p className="text-base text-soft">{quiz.instructions}</p>
        ) : null}
      </div>
      <QuestionOptions
        options={question.options}
        direction={directionOf(question.question)}
        answer={answer}
      />
      {answer ? <AnswerExplanation options={question.options} answer={answer} /> : null}
      {result ? (
        <p className="rounded-card bg-sunk px-4 py-3 font-semibold tabular-nums">
          Every question is answered: {result.correct} of {total} correct.
        </p>
      ) : null}
      <nav
        aria-label="Previous and next question"
        className={`flex items-center gap-2 sm:gap-3 ${answer ? "sticky bottom-(--now-playing) z-10 -my-2 border-t border-line bg-paper pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] max-sm:-mx-4 max-sm:px-4" : ""}`}
      >
        {previousHref ? (
          <ButtonLink
            to={previousHref}
            variant="secondary"
            rel="prev"
            className="min-h-12 max-sm:px-4!"
          >
            <ArrowLeft aria-hidden="true" className="size-4 rtl:rotate-180" />
            <span className="max-sm:sr-only">Previous</span>
          </ButtonLink>
        ) : null}
        {nextHref ? (
          <ButtonLink
            to={nextHref}
            variant={result ? "secondary" : onward}
            rel="next"
            data-onward={answer && !result ? "" : undefined}
            className={`min-h-12 sm:ms-auto ${result ? "max-sm:px-4!" : "max-sm:flex-1"}`}
          >
            <span className={result ? "max-sm:sr-only" : ""}>Next</span>
            <ArrowRight aria-hidden="true" className="size-4 rtl:rotate-180" />
          </ButtonLink>
        ) : null}
        {result ? (
          <ButtonLink
            to={result.href}
            data-onward=""
            className={`min-h-12 max-sm:flex-1 ${nextHref ? "" : "sm:ms-auto"}`}
          >
            See your result
          </ButtonLink>
        ) : null}
      </nav>
      <QuestionDots dots={dots} />
    </section>
  );
}
