import { Link } from "@remix-run/react";
import { Check, ChevronDown, Minus, X } from "lucide-react";
import { ReportedItem, ReportForm } from "~/assessment/components/report-form";
import type { ReviewedQuestion } from "~/quiz/components/quiz-views";
import * as m from "~/quiz/messages";
import { containsQuote } from "~/ui/contains-quote";
import { directionOf } from "~/ui/direction-of";
import { SourceQuote } from "~/ui/source-quote";

/** Every question with its explanation; those that were answered wrongly are open. */
export function ReviewList({ items }: { items: ReviewedQuestion[] }) {
  return (
    <section aria-labelledby="review" className="border-t border-line pt-6">
      <h2 id="review" className="text-xl">
        {m.review()}
      </h2>
      <ol className="mt-4 grid gap-3">
        {items.map((item) => (
          <li
            key={item.number}
            id={`question-${item.number}`}
            className="scroll-mt-8 rounded-card border border-line bg-surface"
          >
            <details open={!item.right && !item.isReported} className="group/item">
              <ReviewHeading item={item} />
              <ReviewDetails item={item} />
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}

function ReviewHeading({ item }: { item: ReviewedQuestion }) {
  const { number, question, right, isReported } = item;
  const Icon = isReported ? Minus : right ? Check : X;
  const standing = isReported ? m.reported() : right ? m.answeredCorrectly() : m.answeredWrongly();
  const look = isReported ? "bg-soft" : right ? "bg-sage" : "bg-rust";
  return (
    <summary className="flex min-h-14 list-none items-start gap-3 rounded-card px-4 py-3.5 [&::-webkit-details-marker]:hidden">
      <span
        className={`mt-0.5 grid size-6 shrink-0 place-items-center rounded-full text-paper ${look}`}
      >
        <Icon aria-hidden="true" className="size-4" />
        <span className="sr-only">{standing}</span>
      </span>
      <span dir="auto" className="min-w-0 flex-1 font-semibold wrap-anywhere">
        {m.numberedQuestion({ number, question })}
      </span>
      <ChevronDown
        aria-hidden="true"
        className="mt-1 size-5 shrink-0 text-soft transition-transform duration-150 group-open/item:rotate-180 motion-reduce:transition-none"
      />
    </summary>
  );
}

function ReviewDetails({ item }: { item: ReviewedQuestion }) {
  const { number, right, correctText, explanation, source, href, isReported, wrong } = item;
  return (
    <div className="grid gap-2 px-4 pb-2 ps-13 text-base">
      {right ? null : <WrongAnswer item={item} />}
      <p className="text-sage">{m.correctAnswer({ answer: answerText(correctText) })}</p>
      <p dir="auto" className="text-soft wrap-anywhere">
        {explanation}
      </p>
      {source && !right ? (
        <SourceQuote
          source={source}
          isQuoted={containsQuote(explanation, source.quote)}
          tone="right"
        />
      ) : null}
      <Link
        to={href}
        className="inline-flex min-h-11 items-center justify-self-start text-ember-ink underline underline-offset-4"
      >
        {m.lookAgain()}
      </Link>
      {isReported ? (
        <ReportedItem {...wrong} />
      ) : (
        <ReportForm {...wrong} about={{ question: number }} />
      )}
    </div>
  );
}

/** What was chosen, and what the text says of it, unless it says the same of the correct answer. */
function WrongAnswer({ item }: { item: ReviewedQuestion }) {
  const { selectedText, selectedSource, source } = item;
  const isQuoted = selectedSource !== null && containsQuote(selectedText, selectedSource.quote, 1);
  return (
    <>
      <p className="text-rust">{m.yourAnswer({ answer: answerText(selectedText) })}</p>
      {selectedSource && selectedSource.quote !== source?.quote ? (
        <div className="mb-2 grid gap-1.5">
          <p className="text-soft">{isQuoted ? m.saidElsewhere() : m.saidOfIt()}</p>
          <SourceQuote source={selectedSource} isQuoted={isQuoted} beside={source} tone="wrong" />
        </div>
      ) : null}
    </>
  );
}

/** Text that runs in the other direction than its label gets lines of its own. */
function answerText(text: string) {
  const direction = directionOf(text);
  return (
    <bdi
      key="answer"
      dir={direction}
      className={`wrap-anywhere ${direction === "rtl" ? "block" : ""}`}
    >
      {text}
    </bdi>
  );
}
