import { Form, useNavigation } from "@remix-run/react";
import { ArrowRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { CancelQuestion } from "~/practice-test/components/cancel-test";
import { Button } from "~/ui/button";
import { ConfirmLink } from "~/ui/confirm-link";
import { directionOf } from "~/ui/direction-of";
import type { FormResult } from "~/ui/form-result";
import { optionLetter, optionRow } from "~/ui/graded-options";
import { letterOf } from "~/ui/letter-of";
import { NoticeToast } from "~/ui/notice-toast";
import { ProgressBar } from "~/ui/progress-bar";
import { useFilled } from "~/ui/use-filled";
import { useLetterKeys } from "~/ui/use-letter-keys";

/** Reading goes on at the next question once the last one was sent. */
function useQuestionFocus(number: number) {
  const before = useRef(number);
  useEffect(() => {
    if (before.current !== number) document.getElementById("question")?.focus();
    before.current = number;
  }, [number]);
}

function AnswerForm({
  number,
  options,
  direction,
  last,
  error,
}: {
  number: number;
  options: string[];
  /** The question's. */
  direction: "ltr" | "rtl";
  last: boolean;
  error?: string;
}) {
  const sending = useNavigation().state !== "idle";
  const { form, filled, look } = useFilled((data) => data.has("option"));
  useLetterKeys();
  return (
    <Form ref={form} id="answer" method="post" onChange={look} className="grid gap-6">
      <input type="hidden" name="question" value={number} />
      <fieldset
        dir={direction}
        aria-labelledby="question"
        aria-describedby={error ? "option-error" : undefined}
        className="grid min-w-0 gap-2.5"
      >
        {options.map((text, index) => (
          <label
            key={text}
            className={`group relative ${optionRow} cursor-pointer border-edge bg-surface transition-colors duration-150 hover:bg-ember-wash has-checked:border-ember has-checked:bg-ember-wash has-checked:ring-1 has-checked:ring-ember has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember`}
          >
            <input
              type="radio"
              name="option"
              value={index}
              required
              data-option={letterOf(index)}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span
              className={`${optionLetter} bg-sunk peer-checked:bg-ember peer-checked:text-on-ember`}
            >
              {letterOf(index)}
            </span>
            <bdi className="min-w-0 flex-1 wrap-anywhere">{text}</bdi>
          </label>
        ))}
      </fieldset>
      {error ? (
        <p id="option-error" role="alert" className="text-base font-semibold text-rust">
          {error}
        </p>
      ) : null}
      <Button disabled={!filled || sending} data-onward="" className="min-h-12 sm:justify-self-end">
        {last ? "Finish Test" : "Next Question"}
        {last ? null : <ArrowRight aria-hidden="true" className="size-4 rtl:rotate-180" />}
      </Button>
    </Form>
  );
}

/** One question in the middle. What was answered before stays answered. */
export function PracticeQuestion({
  title,
  number,
  total,
  question,
  options,
  cancelHref,
  result,
}: {
  title: string;
  number: number;
  total: number;
  question: string;
  options: string[];
  cancelHref: string;
  result?: FormResult;
}) {
  useQuestionFocus(number);
  return (
    <section className="grid grid-cols-1 gap-6">
      <NoticeToast notice={result?.notice} />
      <div className="grid grid-cols-1 gap-2">
        <div className="flex items-baseline justify-between gap-4 text-base text-soft">
          <p dir="auto" className="truncate">
            {title}
          </p>
          <p className="shrink-0 tabular-nums">
            Question {number} of {total}
          </p>
        </div>
        <ProgressBar label="Progress in the test" value={number} max={total} />
      </div>
      <h2
        id="question"
        tabIndex={-1}
        dir="auto"
        className="text-2xl leading-snug text-pretty outline-none wrap-anywhere sm:text-3xl"
      >
        {question}
      </h2>
      <AnswerForm
        key={number}
        number={number}
        options={options}
        direction={directionOf(question)}
        last={number === total}
        error={result?.errors.option?.join(" ")}
      />
      <div className="border-t border-line pt-4">
        <ConfirmLink
          to={cancelHref}
          title="Are you sure?"
          question={<CancelQuestion title={title} answered={number - 1} />}
          confirm="Cancel Test"
          pendingText="Cancelling..."
          refuse="Keep going"
          className="-ms-3 inline-flex min-h-11 items-center rounded-card px-3 font-semibold text-soft hover:bg-sunk hover:text-ink"
        >
          Cancel Test
        </ConfirmLink>
      </div>
    </section>
  );
}
