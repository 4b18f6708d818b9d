import { type InputHTMLAttributes, useId } from "react";
import { describedBy } from "~/ui/field-errors";
import { controlClasses, FieldFrame } from "~/ui/field-frame";

/** A file input with label, hint and errors. */
export function FileField({
  label,
  hint,
  errors,
  ...rest
}: InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  name: string;
  hint: string;
  errors?: string[] | undefined;
}) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} errors={errors}>
      <input
        {...rest}
        id={id}
        type="file"
        aria-invalid={errors?.length ? true : undefined}
        aria-describedby={describedBy(id, true, errors)}
        className={`${controlClasses} min-h-12 py-2.5`}
      />
    </FieldFrame>
  );
}
