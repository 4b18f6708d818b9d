import type { ReactNode } from "react";

/** The id that ties a control to its errors, or else to its hint. */
export function describedBy(id: string, hint: boolean, errors: string[] | undefined) {
  if (errors?.length) return `${id}-error`;
  return hint ? `${id}-hint` : undefined;
}

/** The look every typed-in control shares. */
export const controlLook =
  "w-full rounded-card border border-edge bg-surface px-4 text-ink placeholder:text-soft aria-invalid:border-rust aria-invalid:bg-rust-wash";

/** Label above, errors or else a hint below, one control between. */
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
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-base font-semibold">
        {label}
      </label>
      {children}
      {errors?.length ? (
        <p id={`${id}-error`} className="text-sm font-semibold text-rust">
          {errors.join(" ")}
        </p>
      ) : hint ? (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
