import type { FormResult } from "~/ui/form-result";
import { TextAreaField } from "~/ui/text-area-field";

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
  return (
    <TextAreaField
      label={label}
      name={name}
      hint={hint}
      rows={2}
      maxLength={1000}
      defaultValue={result?.values[name] ?? text}
      errors={result?.errors[name]}
    />
  );
}
