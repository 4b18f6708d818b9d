import type { ReactNode } from "react";
import { ChoiceCard } from "~/ui/choice-card";

/** One thing that can be on or off. */
export type CheckCard = { name: string; label: string; hint?: ReactNode; defaultChecked: boolean };

/** A few independent choices side by side; real checkboxes underneath, each posting "on". */
export function CheckCards({ legend, options }: { legend: string; options: CheckCard[] }) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-base font-semibold">{legend}</legend>
      <div className="grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
        {options.map((option) => (
          <ChoiceCard
            key={option.name}
            type="checkbox"
            name={option.name}
            defaultChecked={option.defaultChecked}
            className="min-h-12 gap-3 px-4 has-focus-visible:outline-offset-2"
          >
            <span className="block font-semibold leading-tight">{option.label}</span>
            {option.hint ? <span className="block text-sm text-soft">{option.hint}</span> : null}
          </ChoiceCard>
        ))}
      </div>
    </fieldset>
  );
}
