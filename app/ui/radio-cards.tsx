import { type ReactNode, useId } from "react";
import { ChoiceCard } from "~/ui/choice-card";
import { describedBy, FieldErrors } from "~/ui/field-errors";

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
      aria-describedby={describedBy(id, false, errors)}
    >
      <legend className="mb-1.5 text-base font-semibold">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(6.75rem,1fr))] gap-2">
        {options.map((option) => (
          <ChoiceCard
            key={option.value}
            type="radio"
            name={name}
            value={option.value}
            defaultChecked={option.value === defaultValue}
            onChange={onChange ? () => onChange(option.value) : undefined}
            className="min-h-12 gap-2.5 px-3 group-data-mistake:border-rust! has-focus-visible:outline-offset-2 sm:px-4"
          >
            <span className="block font-semibold leading-tight">{option.label}</span>
            {option.hint ? (
              <span
                dir="auto"
                className="text-match-parent line-clamp-3 text-sm wrap-anywhere text-soft"
              >
                {option.hint}
              </span>
            ) : null}
          </ChoiceCard>
        ))}
      </div>
      <FieldErrors id={id} errors={errors} />
    </fieldset>
  );
}
