import type { InputHTMLAttributes, ReactNode } from "react";

/** A card around a radio button or a checkbox; all of it is the control's label. */
export function ChoiceCard({
  className,
  children,
  ...input
}: InputHTMLAttributes<HTMLInputElement> & { children: ReactNode }) {
  return (
    <label
      className={`flex cursor-pointer items-center rounded-card border border-edge bg-surface py-2.5 has-checked:border-ember has-checked:bg-ember-wash has-focus-visible:outline-3 has-focus-visible:outline-ember ${className}`}
    >
      <input {...input} className="size-4 shrink-0 outline-none" />
      <span className="min-w-0">{children}</span>
    </label>
  );
}
