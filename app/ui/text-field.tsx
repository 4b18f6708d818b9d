import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { describedBy } from "~/ui/field-errors";
import { controlClasses, FieldFrame } from "~/ui/field-frame";

type TextFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  name: string;
  hint?: ReactNode;
  errors?: string[];
  /** Content at the end of the field. */
  end?: ReactNode;
};

/** A text field with label, hint and errors. */
export function TextField({
  label,
  hint,
  errors,
  id,
  end,
  className = "",
  ...rest
}: TextFieldProps) {
  const own = useId();
  const fieldId = id ?? own;
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} errors={errors}>
      <div className="relative">
        <input
          type="text"
          aria-invalid={errors?.length ? true : undefined}
          {...rest}
          id={fieldId}
          aria-describedby={describedBy(fieldId, Boolean(hint), errors)}
          className={`${controlClasses} min-h-12 ${end ? "pe-20!" : ""} ${className}`}
        />
        {end}
      </div>
    </FieldFrame>
  );
}
