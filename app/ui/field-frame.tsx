import type { ReactNode } from "react";
import { FieldErrors } from "~/ui/field-errors";

/** Classes that all text inputs share. */
export const controlClasses =
  "w-full rounded-card border border-edge bg-surface px-4 text-ink placeholder:text-soft aria-invalid:border-rust aria-invalid:bg-rust-wash";

/** A control with its label above, and its errors or hint below. */
export function FieldFrame({
  id,
  label,
  hint,
  errors,
  children,
}: {
  id: string;
  label: string;
  hint?: ReactNode;
  errors?: string[];
  children: ReactNode;
}) {
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <label htmlFor={id} className="text-base font-semibold">
        {label}
      </label>
      {children}
      <FieldErrors id={id} errors={errors} />
      {hint && !errors?.length ? (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
