import { useEffect, useRef } from "react";
import { DeleteWork } from "~/assessment/components/delete-work";
import { QuestionHeader } from "~/assessment/components/question-header";
import { AnswerExplanation } from "~/quiz/components/answer-explanation";
import { QuestionDots } from "~/quiz/components/question-dots";
import { QuestionNavigation } from "~/quiz/components/question-navigation";
import { QuestionOptions } from "~/quiz/components/question-options";
import type { AnswerView, DotView } from "~/quiz/components/quiz-views";
import * as m from "~/quiz/messages";
import { deleteLink } from "~/quiz/quiz-links";
import { directionOf } from "~/ui/direction-of";
import type { NoticeView } from "~/ui/form-result";
import { NoticeToast } from "~/ui/notice-toast";
import { useLetterKeys } from "~/ui/use-letter-keys";
import { useOfflineGuard } from "~/ui/use-offline-guard";

/** Moves the focus to the verdict once the question is answered. */
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

interface QuestionProps {
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
}

/** One question of a quiz, with its feedback once it is answered. */
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
}: QuestionProps) {
  useOfflineGuard();
  useLetterKeys();
  useVerdictFocus(number, answer !== null);
  return (
    <section
      className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-6 pb-10"
      key={`${quiz.id}-${number}`}
    >
      <QuestionHeader
        title={quiz.title}
        number={number}
        total={total}
        progressLabel={m.progress()}
      />
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
          {m.allAnswered({ correct: result.correct, total })}
        </p>
      ) : null}
      <QuestionNavigation
        answered={answer !== null}
        previousHref={previousHref}
        nextHref={nextHref}
        resultHref={result?.href ?? null}
      />
      <QuestionDots dots={dots} />
      {result ? null : (
        <div className="border-t border-line pt-2">
          <DeleteWork kind="quiz" title={quiz.title} to={deleteLink(quiz.id)} />
        </div>
      )}
    </section>
  );
}
