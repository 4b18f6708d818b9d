import { type ReactNode, useId, useState } from "react";
import { describedBy, FieldFrame } from "~/ui/field-frame";

/** A number chosen by sliding. Without JavaScript the marks below it tell where it stands. */
export function SliderField({
  label,
  name,
  min,
  max,
  step,
  defaultValue,
  marks,
  hint,
  errors,
}: {
  label: string;
  name: string;
  min: number;
  max: number;
  step: number;
  defaultValue: number;
  /** Values named under the slider. */
  marks: number[];
  hint?: ReactNode;
  errors?: string[];
}) {
  const id = useId();
  const [value, setValue] = useState(defaultValue);
  return (
    <FieldFrame id={id} label={label} hint={hint} errors={errors}>
      <div className="flex items-start gap-4">
        <div className="min-w-0 flex-1">
          <input
            type="range"
            id={id}
            name={name}
            min={min}
            max={max}
            step={step}
            defaultValue={defaultValue}
            onChange={(event) => setValue(event.currentTarget.valueAsNumber)}
            aria-invalid={errors?.length ? true : undefined}
            aria-describedby={describedBy(id, Boolean(hint), errors)}
            className="block h-11 w-full cursor-pointer"
          />
          <div aria-hidden="true" className="relative mx-2 h-6 text-sm text-soft tabular-nums">
            {marks.map((mark) => (
              <span
                key={mark}
                className="absolute -translate-x-1/2 rtl:translate-x-1/2"
                style={{ insetInlineStart: `${((mark - min) / (max - min)) * 100}%` }}
              >
                {mark}
              </span>
            ))}
          </div>
        </div>
        <output
          htmlFor={id}
          className="grid h-11 min-w-14 place-items-center rounded-card bg-sunk px-3 font-semibold tabular-nums [@media(scripting:none)]:hidden"
        >
          {value}
        </output>
      </div>
    </FieldFrame>
  );
}
