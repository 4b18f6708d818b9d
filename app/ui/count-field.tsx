import { type ReactNode, useId, useState } from "react";
import { describedBy } from "~/ui/field-errors";
import { controlClasses, FieldFrame } from "~/ui/field-frame";
import { sliderFill, thumbPlace } from "~/ui/slider-fill";
import * as m from "./messages";

/** A number, set with a slider or typed. Without JavaScript there is no slider. */
export function CountField({
  label,
  name,
  min,
  max,
  step = 1,
  marks,
  value,
  hint,
  errors,
}: {
  label: string;
  name: string;
  min: number;
  max: number;
  step?: number;
  /** Values labelled below the slider. */
  marks: number[];
  /** The initial value. */
  value: string;
  hint?: ReactNode;
  errors?: string[];
}) {
  const id = useId();
  const [count, setCount] = useState(value);
  const range = { min, max, step };
  return (
    <FieldFrame id={id} label={label} hint={hint} errors={errors}>
      <div className="flex items-start gap-4">
        <CountSlider
          label={m.sliderLabel({ label })}
          {...range}
          marks={marks}
          value={Math.min(max, Math.max(min, Number(count) || min))}
          onChange={setCount}
        />
        <div className="w-24 shrink-0">
          <input
            id={id}
            type="number"
            name={name}
            inputMode="numeric"
            {...range}
            value={count}
            onChange={(event) => setCount(event.target.value)}
            aria-invalid={errors?.length ? true : undefined}
            aria-describedby={describedBy(id, Boolean(hint), errors)}
            className={`${controlClasses} min-h-11 tabular-nums`}
          />
        </div>
      </div>
    </FieldFrame>
  );
}

function CountSlider({
  label,
  min,
  max,
  step,
  marks,
  value,
  onChange,
}: {
  label: string;
  min: number;
  max: number;
  step: number;
  marks: number[];
  value: number;
  onChange: (value: string) => void;
}) {
  const id = useId();
  const shareOf = (mark: number) => (mark - min) / (max - min);
  return (
    <div className="min-w-0 flex-1 noscript:hidden">
      <input
        type="range"
        aria-label={label}
        min={min}
        max={max}
        step={step}
        list={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        style={sliderFill(shareOf(value))}
        className="m-0 block h-11 w-full cursor-pointer"
      />
      <datalist id={id}>
        {marks.map((mark) => (
          <option key={mark} value={mark} />
        ))}
      </datalist>
      <div aria-hidden="true" className="relative -mt-2.5 h-7 text-sm text-soft tabular-nums">
        {marks.map((mark) => (
          <span
            key={mark}
            className="absolute -translate-x-1/2 before:mx-auto before:block before:h-1.5 before:w-px before:bg-edge rtl:translate-x-1/2"
            style={{ insetInlineStart: thumbPlace(shareOf(mark)) }}
          >
            {mark}
          </span>
        ))}
      </div>
    </div>
  );
}
