import { useId } from "react";
import { describedBy } from "~/ui/field-errors";
import { FieldFrame } from "~/ui/field-frame";
import type { FormResult } from "~/ui/form-result";
import { TextArea } from "~/ui/text-area";

/** One side of a card, to write. */
export function CardSide({
  label,
  name,
  text,
  result,
}: {
  label: string;
  name: "front" | "back";
  text: string;
  result?: FormResult;
}) {
  const id = useId();
  const errors = result?.errors[name];
  return (
    <FieldFrame id={id} label={label} errors={errors}>
      <TextArea
        id={id}
        name={name}
        dir="auto"
        rows={2}
        maxLength={1000}
        defaultValue={result?.values[name] ?? text}
        aria-invalid={errors?.length ? true : undefined}
        aria-describedby={describedBy(id, false, errors)}
      />
    </FieldFrame>
  );
}
