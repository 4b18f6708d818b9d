import { type ReactNode, type TextareaHTMLAttributes, useId } from "react";
import { describedBy } from "~/ui/field-errors";
import { FieldFrame } from "~/ui/field-frame";
import { TextArea } from "~/ui/text-area";

/** A growing text box with label, hint and errors. */
export function TextAreaField({
  label,
  hint,
  errors,
  ...rest
}: TextareaHTMLAttributes<HTMLTextAreaElement> & {
  label: string;
  name: string;
  hint?: ReactNode;
  errors?: string[] | undefined;
}) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} errors={errors}>
      <TextArea
        dir="auto"
        aria-invalid={errors?.length ? true : undefined}
        {...rest}
        id={id}
        aria-describedby={describedBy(id, Boolean(hint), errors)}
      />
    </FieldFrame>
  );
}
