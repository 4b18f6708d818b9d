import { Link } from "@remix-run/react";
import type { AnswerView } from "~/quiz/components/quiz-views";

/** Why the right answer is right, and the words of the material it stands on. */
export function AnswerExplanation({ answer }: { answer: AnswerView }) {
  const right = answer.selected === answer.correctAnswer;
  const { source } = answer;
  const said = source !== null && answer.explanation.includes(source.quote);
  return (
    <section aria-label="Explanation" className="appear grid gap-3">
      <h2
        id="verdict"
        tabIndex={-1}
        className={`text-xl outline-none ${right ? "text-sage" : "text-rust"}`}
      >
        {right ? "Correct" : "Not quite"}
      </h2>
      <p dir="auto" className="max-w-[66ch] wrap-anywhere">
        {answer.explanation}
      </p>
      {source ? (
        <figure className={said ? "" : "border-s-3 border-ember ps-4"}>
          {said ? null : (
            <blockquote dir="auto" className="font-display wrap-anywhere">
              {source.quote}
            </blockquote>
          )}
          <figcaption className="text-base text-soft">
            <Link
              to={source.href}
              className="inline-flex min-h-11 items-center text-ember-ink underline underline-offset-4"
            >
              {source.page === null ? "Read it in" : `Page ${source.page} of`}&nbsp;
              <bdi className="wrap-anywhere">{source.fileName}</bdi>
            </Link>
          </figcaption>
        </figure>
      ) : null}
    </section>
  );
}
