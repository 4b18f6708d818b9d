import type { AnswerView } from "~/quiz/components/quiz-views";
import { AnswerFeedback } from "~/ui/answer-feedback";

/** Whether the answer was right, and what the material says. */
export function AnswerExplanation({ options, answer }: { options: string[]; answer: AnswerView }) {
  const right = answer.selected === answer.correctAnswer;
  return (
    <section aria-label="Explanation" className="appear grid gap-3">
      <h2
        id="verdict"
        tabIndex={-1}
        className={`scroll-mb-40 text-xl outline-none ${right ? "text-sage" : "text-rust"}`}
      >
        {right ? "Correct" : "Not quite"}
      </h2>
      <AnswerFeedback options={options} {...answer} />
    </section>
  );
}
