import { Form, Link, useNavigation } from "@remix-run/react";
import { Check, ChevronDown, RotateCcw, X } from "lucide-react";
import type { ReviewItem } from "~/quiz/components/quiz-views";
import { Button, ButtonLink } from "~/ui/button";
import { directionOf } from "~/ui/direction-of";
import type { FormResult } from "~/ui/form-result";
import { IdempotencyKeyField } from "~/ui/idempotency-key-field";
import { NoticeToast } from "~/ui/notice-toast";
import { repeats } from "~/ui/repeats";
import { ScoreMoment } from "~/ui/score-moment";
import { SourceQuote } from "~/ui/source-quote";
import { useOfflineGuard } from "~/ui/use-offline-guard";

function spent(seconds: number) {
  const whole = Math.round(seconds);
  if (whole < 60) return whole === 1 ? "1 second" : `${whole} seconds`;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")} minutes`;
}

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
  review,
  newQuizHref,
  result,
}: {
  quiz: { id: string; title: string };
  total: number;
  correct: number;
  percentage: number;
  seconds: number;
  difficulty: "easy" | "medium" | "hard";
  message: string;
  /** Questions that were not answered rightly. */
  wrong: number;
  isRetry: boolean;
  review: ReviewItem[];
  newQuizHref: string;
  result?: FormResult;
}) {
  useOfflineGuard();
  const retrying = useNavigation().state === "submitting";
  return (
    <section className="mx-auto grid w-full max-w-2xl gap-8 pb-16">
      <NoticeToast notice={result?.notice} />
      <div className="grid justify-items-center gap-4 pt-4 text-center">
        <h1 dir="auto" className="text-xl text-soft wrap-anywhere">
          <span title={quiz.title} className="line-clamp-2">
            {quiz.title}
          </span>
          {isRetry ? <span className="block text-base">Your mistakes again</span> : null}
        </h1>
        <ScoreMoment percentage={percentage} />
        <div className="grid gap-1">
          <p className="text-lg font-semibold tabular-nums">
            {correct} of {total} correct in {spent(seconds)}
          </p>
          <p className="text-base text-soft">Difficulty: {difficulty}</p>
        </div>
        <p className="max-w-md">{message}</p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          {wrong ? (
            <Form method="post">
              <IdempotencyKeyField />
              <Button disabled={retrying}>
                <RotateCcw aria-hidden="true" className="size-4" />
                {wrong === 1 ? "Retry 1 mistake" : `Retry ${wrong} mistakes`}
              </Button>
            </Form>
          ) : null}
          <ButtonLink to={newQuizHref} variant={wrong ? "secondary" : "primary"}>
            New Quiz
          </ButtonLink>
        </div>
      </div>
      <section aria-labelledby="review" className="border-t border-line pt-6">
        <h2 id="review" className="text-xl">
          Review
        </h2>
        <ol className="mt-4 grid gap-3">
          {review.map((item) => (
            <li
              key={item.number}
              id={`question-${item.number}`}
              className="scroll-mt-8 rounded-card border border-line bg-surface"
            >
              <details open={!item.right} className="group">
                <summary className="flex min-h-14 list-none items-start gap-3 rounded-card px-4 py-3.5 [&::-webkit-details-marker]:hidden">
                  <span
                    className={`mt-0.5 grid size-6 shrink-0 place-items-center rounded-full text-paper ${item.right ? "bg-sage" : "bg-rust"}`}
                  >
                    {item.right ? (
                      <Check aria-hidden="true" className="size-4" />
                    ) : (
                      <X aria-hidden="true" className="size-4" />
                    )}
                    <span className="sr-only">{item.right ? "Correct" : "Not correct"}</span>
                  </span>
                  <span dir="auto" className="min-w-0 flex-1 font-semibold wrap-anywhere">
                    {item.number}. {item.question}
                  </span>
                  <ChevronDown
                    aria-hidden="true"
                    className="mt-1 size-5 shrink-0 text-soft transition-transform duration-150 group-open:rotate-180 motion-reduce:transition-none"
                  />
                </summary>
                <div className="grid gap-2 px-4 pb-2 ps-13 text-base">
                  {item.right ? null : <WrongAnswer item={item} />}
                  <p className="text-sage">
                    Correct answer: <AnswerText>{item.correctText}</AnswerText>
                  </p>
                  <p dir="auto" className="text-soft wrap-anywhere">
                    {item.explanation}
                  </p>
                  {item.source && !item.right ? (
                    <SourceQuote
                      source={item.source}
                      isSaid={repeats(item.explanation, item.source.quote)}
                      tone="right"
                    />
                  ) : null}
                  <Link
                    to={item.href}
                    className="inline-flex min-h-11 items-center justify-self-start text-ember-ink underline underline-offset-4"
                  >
                    Look at this question again
                  </Link>
                </div>
              </details>
            </li>
          ))}
        </ol>
      </section>
    </section>
  );
}

/** What was chosen, and what the text says of it, unless it says the same of the right answer. */
function WrongAnswer({ item }: { item: ReviewItem }) {
  const { selectedText, selectedSource, source } = item;
  const isSaid = selectedSource !== null && repeats(selectedText, selectedSource.quote, 1);
  return (
    <>
      <p className="text-rust">
        Your answer: <AnswerText>{selectedText}</AnswerText>
      </p>
      {selectedSource && selectedSource.quote !== source?.quote ? (
        <div className="mb-2 grid gap-1.5">
          <p className="text-soft">
            {isSaid ? "It stands elsewhere in the text." : "The text says of it:"}
          </p>
          <SourceQuote source={selectedSource} isSaid={isSaid} beside={source} tone="wrong" />
        </div>
      ) : null}
    </>
  );
}

/** Words that run the other way than their label have lines of their own. */
function AnswerText({ children }: { children: string }) {
  const direction = directionOf(children);
  return (
    <bdi dir={direction} className={`wrap-anywhere ${direction === "rtl" ? "block" : ""}`}>
      {children}
    </bdi>
  );
}
