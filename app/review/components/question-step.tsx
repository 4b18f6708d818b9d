import { Form } from "@remix-run/react";
import { OptionButtons } from "~/assessment/components/option-buttons";
import { ItemHeading } from "~/review/components/item-heading";
import type { QuestionView } from "~/review/components/session-views";
import { WrongForm } from "~/review/components/wrong-form";
import * as m from "~/review/messages";
import { directionOf } from "~/ui/direction-of";
import { FieldErrors } from "~/ui/field-errors";
import type { FormResult } from "~/ui/form-result";
import { useLetterKeys } from "~/ui/use-letter-keys";

/** A question: how sure the learner is, then the options, each a button. */
export function QuestionStep({
  id,
  front,
  title,
  reason,
  answerId,
  options,
  result,
}: QuestionView & { result: FormResult | undefined }) {
  useLetterKeys();
  return (
    <>
      <ItemHeading reason={reason} title={title} />
      <h1 dir="auto" className="text-2xl leading-snug text-pretty wrap-anywhere sm:text-3xl">
        {front}
      </h1>
      <Form method="post" className="grid gap-4">
        <input type="hidden" name="intent" value="choose" />
        <input type="hidden" name="item" value={id} />
        <input type="hidden" name="answerId" value={answerId} />
        <fieldset className="flex flex-wrap items-center gap-x-5 gap-y-1 text-base">
          <legend className="float-start me-5 text-soft">{m.howSure()}</legend>
          {(["yes", "no"] as const).map((value) => (
            <label key={value} className="inline-flex min-h-11 items-center gap-2 font-semibold">
              <input type="radio" name="sure" value={value} className="size-5 accent-ember" />
              {value === "yes" ? m.sure() : m.notSure()}
            </label>
          ))}
        </fieldset>
        <FieldErrors id="option" errors={result?.errors.option} />
        <OptionButtons options={options} direction={directionOf(front)} />
      </Form>
      <WrongForm id={id} kind="question" />
    </>
  );
}
