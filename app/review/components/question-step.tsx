import { Form } from "@remix-run/react";
import { ConfidenceField } from "~/assessment/components/confidence-field";
import { OptionButtons } from "~/assessment/components/option-buttons";
import { ItemHeading } from "~/review/components/item-heading";
import type { QuestionView } from "~/review/components/session-views";
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
        <ConfidenceField />
        <FieldErrors id="option" errors={result?.errors.option} />
        <OptionButtons options={options} direction={directionOf(front)} />
      </Form>
    </>
  );
}
