import { ArrowLeft, ArrowRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { AnswerExplanation } from "~/quiz/components/answer-explanation";
import { QuestionDots } from "~/quiz/components/question-dots";
import { QuestionOptions } from "~/quiz/components/question-options";
import type { AnswerView, DotView } from "~/quiz/components/quiz-views";
import { ButtonLink } from "~/ui/button";
import { ProgressBar } from "~/ui/progress-bar";
import { useLetterKeys } from "~/ui/use-letter-keys";

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
  resultHref,
}: {
  quiz: { id: string; title: string };
  number: number;
  total: number;
  question: { question: string; options: string[] };
  answer: AnswerView | null;
  dots: DotView[];
  previousHref: string | null;
  nextHref: string | null;
  resultHref: string | null;
}) {
  useLetterKeys();
  useVerdictFocus(number, answer !== null);
  const onward = answer ? "primary" : "secondary";
  return (
    <section className="mx-auto grid w-full max-w-2xl gap-6 pb-10" key={`${quiz.id}-${number}`}>
      <div className="grid gap-2">
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
      <h1 dir="auto" className="text-2xl leading-snug text-wrap wrap-anywhere sm:text-3xl">
        {question.question}
      </h1>
      <QuestionOptions options={question.options} answer={answer} />
      {answer ? <AnswerExplanation answer={answer} /> : null}
      <nav
        aria-label="Previous and next question"
        className="flex flex-wrap items-center justify-between gap-3"
      >
        {previousHref ? (
          <ButtonLink to={previousHref} variant="secondary" rel="prev">
            <ArrowLeft aria-hidden="true" className="size-4 rtl:rotate-180" />
            Previous
          </ButtonLink>
        ) : (
          <span />
        )}
        <div className="flex flex-wrap gap-3">
          {nextHref ? (
            <ButtonLink
              to={nextHref}
              variant={resultHref ? "secondary" : onward}
              rel="next"
              data-onward={answer && !resultHref ? "" : undefined}
            >
              Next
              <ArrowRight aria-hidden="true" className="size-4 rtl:rotate-180" />
            </ButtonLink>
          ) : null}
          {resultHref ? (
            <ButtonLink to={resultHref} data-onward="">
              See your result
            </ButtonLink>
          ) : null}
        </div>
      </nav>
      <QuestionDots dots={dots} />
    </section>
  );
}
