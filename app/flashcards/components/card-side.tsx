import { useId } from "react";
import { describedBy } from "~/ui/field-errors";
import { FieldFrame } from "~/ui/field-frame";
import type { FormResult } from "~/ui/form-result";
import { TextArea } from "~/ui/text-area";

/** One side of a card, or the words it is about, to write. */
export function CardSide({
  label,
  name,
  text = "",
  hint,
  result,
}: {
  label: string;
  name: "front" | "back" | "quote";
  text?: string;
  hint?: string;
  result?: FormResult;
}) {
  const id = useId();
  const errors = result?.errors[name];
  return (
    <FieldFrame id={id} label={label} hint={hint} errors={errors}>
      <TextArea
        id={id}
        name={name}
        dir="auto"
        rows={2}
        maxLength={1000}
        defaultValue={result?.values[name] ?? text}
        aria-invalid={errors?.length ? true : undefined}
        aria-describedby={describedBy(id, hint !== undefined, errors)}
      />
    </FieldFrame>
  );
}
