import type { AnswerView } from "~/quiz/components/quiz-views";
import { SourceQuote } from "~/ui/source-quote";

/** Why the right answer is right, and the words of the material it stands on. */
export function AnswerExplanation({ answer }: { answer: AnswerView }) {
  const right = answer.selected === answer.correctAnswer;
  const { source } = answer;
  return (
    <section aria-label="Explanation" className="appear grid gap-3">
      <h2
        id="verdict"
        tabIndex={-1}
        className={`scroll-mb-40 text-xl outline-none ${right ? "text-sage" : "text-rust"}`}
      >
        {right ? "Correct" : "Not quite"}
      </h2>
      <p dir="auto" className="max-w-[66ch] wrap-anywhere">
        {answer.explanation}
      </p>
      {source ? <SourceQuote source={source} explanation={answer.explanation} /> : null}
    </section>
  );
}
