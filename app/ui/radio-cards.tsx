import { type ReactNode, useId } from "react";

/** One choice of a set of cards. */
export type RadioCard = { value: string; label: string; hint?: ReactNode };

/** A few exclusive choices side by side; real radio buttons underneath. */
export function RadioCards({
  legend,
  name,
  options,
  defaultValue,
  errors,
  onChange,
}: {
  legend: string;
  name: string;
  options: RadioCard[];
  defaultValue: string;
  errors?: string[];
  onChange?: (value: string) => void;
}) {
  const id = useId();
  return (
    <fieldset
      data-mistake={errors?.length ? "" : undefined}
      className="group grid gap-1.5"
      aria-describedby={errors?.length ? `${id}-error` : undefined}
    >
      <legend className="mb-1.5 text-base font-semibold">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(6.75rem,1fr))] gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-12 cursor-pointer items-center gap-2.5 rounded-card border border-edge bg-surface px-3 sm:px-4 py-2.5 group-data-mistake:border-rust! has-checked:border-ember has-checked:bg-ember-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
              onChange={onChange ? () => onChange(option.value) : undefined}
              className="size-4 shrink-0 outline-none"
            />
            <span className="min-w-0">
              <span className="block font-semibold leading-tight">{option.label}</span>
              {option.hint ? (
                <span dir="auto" className="block truncate text-sm text-soft">
                  {option.hint}
                </span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
      {errors?.length ? (
        <p id={`${id}-error`} className="text-sm font-semibold text-rust">
          {errors.join(" ")}
        </p>
      ) : null}
    </fieldset>
  );
}
