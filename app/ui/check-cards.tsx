import type { ReactNode } from "react";

/** One thing that can be on or off. */
export type CheckCard = { name: string; label: string; hint?: ReactNode; defaultChecked: boolean };

/** A few independent choices side by side; real checkboxes underneath, each posting "on". */
export function CheckCards({ legend, options }: { legend: string; options: CheckCard[] }) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-base font-semibold">{legend}</legend>
      <div className="grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
        {options.map((option) => (
          <label
            key={option.name}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-card border border-edge bg-surface px-4 py-2.5 has-checked:border-ember has-checked:bg-ember-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember"
          >
            <input
              type="checkbox"
              name={option.name}
              defaultChecked={option.defaultChecked}
              className="size-4 shrink-0 outline-none"
            />
            <span className="min-w-0">
              <span className="block font-semibold leading-tight">{option.label}</span>
              {option.hint ? <span className="block text-sm text-soft">{option.hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
