import { useEffect, useRef } from "react";
import { AnswerFeedback } from "~/assessment/components/answer-feedback";
import { GradedOptions } from "~/assessment/components/graded-options";
import type { FeedbackView } from "~/review/components/session-views";
import * as m from "~/review/messages";
import { ButtonLink } from "~/ui/button";
import { directionOf } from "~/ui/direction-of";
import { useLetterKeys } from "~/ui/use-letter-keys";

/** An answered question: what was right, what the document says, and when it comes back. */
export function FeedbackStep(view: FeedbackView) {
  const { front, options, selected, correctAnswer, comesBack, nextHref } = view;
  const verdict = useRef<HTMLHeadingElement>(null);
  useLetterKeys();
  useEffect(() => verdict.current?.focus({ preventScroll: true }), []);
  const right = selected === correctAnswer;
  return (
    <>
      <p dir="auto" className="font-display text-xl leading-snug wrap-anywhere">
        {front}
      </p>
      <GradedOptions
        options={options}
        direction={directionOf(front)}
        selected={selected}
        correctAnswer={correctAnswer}
      />
      <section className="appear grid gap-3">
        <h1
          ref={verdict}
          tabIndex={-1}
          className={`text-xl outline-none ${right ? "text-sage" : "text-rust"}`}
        >
          {right ? m.correct() : m.notQuite()}
        </h1>
        <AnswerFeedback {...view} />
      </section>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-base text-soft">{comesBack}</p>
        <ButtonLink to={nextHref} data-onward="" className="min-h-12 max-sm:w-full">
          {m.next()}
        </ButtonLink>
      </div>
    </>
  );
}
