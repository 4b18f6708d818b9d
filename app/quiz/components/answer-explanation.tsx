import { AnswerFeedback } from "~/assessment/components/answer-feedback";
import type { AnswerView } from "~/quiz/components/quiz-views";
import * as m from "~/quiz/messages";

/** Whether the answer was correct, and what the material says. */
export function AnswerExplanation({ options, answer }: { options: string[]; answer: AnswerView }) {
  const right = answer.selected === answer.correctAnswer;
  return (
    <section aria-label={m.explanation()} className="appear grid gap-3">
      <h2
        id="verdict"
        tabIndex={-1}
        className={`scroll-mb-40 text-xl outline-none ${right ? "text-sage" : "text-rust"}`}
      >
        {right ? m.correct() : m.notQuite()}
      </h2>
      <AnswerFeedback options={options} {...answer} />
    </section>
  );
}
