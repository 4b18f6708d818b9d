import { Form, useNavigation } from "@remix-run/react";
import { ArrowRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { optionLetter, optionRow } from "~/assessment/components/option-row";
import { QuestionHeader } from "~/assessment/components/question-header";
import { letterOf } from "~/assessment/letter-of";
import { joinSentences } from "~/localization/join-sentences";
import { CancelWarning } from "~/practice-test/components/cancel-test";
import * as m from "~/practice-test/messages";
import { Button } from "~/ui/button";
import { ConfirmLink } from "~/ui/confirm-link";
import { directionOf } from "~/ui/direction-of";
import type { FormResult } from "~/ui/form-result";
import { NoticeToast } from "~/ui/notice-toast";
import { useFilled } from "~/ui/use-filled";
import { useLetterKeys } from "~/ui/use-letter-keys";

/** Moves the focus to the next question once an answer was sent. */
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
  /** Of the question. */
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
        {last ? m.finish() : m.next()}
        {last ? null : <ArrowRight aria-hidden="true" className="size-4 rtl:rotate-180" />}
      </Button>
    </Form>
  );
}

/** The first open question of a test. Earlier answers are final. */
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
      <QuestionHeader title={title} number={number} total={total} progressLabel={m.progress()} />
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
        error={joinSentences(result?.errors.option ?? [])}
      />
      <div className="border-t border-line pt-4">
        <ConfirmLink
          to={cancelHref}
          title={m.areYouSure()}
          question={<CancelWarning title={title} answered={number - 1} />}
          confirm={m.cancel()}
          pendingText={m.cancelling()}
          refuse={m.keepGoing()}
          className="-ms-3 inline-flex min-h-11 items-center rounded-card px-3 font-semibold text-soft hover:bg-sunk hover:text-ink"
        >
          {m.cancel()}
        </ConfirmLink>
      </div>
    </section>
  );
}
