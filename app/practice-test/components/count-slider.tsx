import { useId, useState } from "react";
import { controlLook, describedBy } from "~/ui/field-frame";

const ticks = [1, 25, 50, 75, 100];
const least = 1;
const most = 100;

/** Where a value stands on the slider, whose thumb is 1rem wide. */
function placeOf(value: number) {
  const share = (value - least) / (most - least);
  return `calc(0.5rem + (100% - 1rem) * ${share})`;
}

/** How many questions: a slider and the number beside it. Without JavaScript, the number alone. */
export function CountSlider({
  value,
  limit,
  errors,
}: {
  value: string;
  /** The most questions the plan allows in one test. */
  limit: number;
  errors?: string[];
}) {
  const id = useId();
  const [count, setCount] = useState(value);
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-base font-semibold">
        Number of questions
      </label>
      <div className="flex items-start gap-4">
        <div className="min-w-0 flex-1 noscript:hidden">
          <input
            type="range"
            aria-label="Number of questions, slider"
            min={least}
            max={most}
            step={1}
            list={`${id}-ticks`}
            value={count || least}
            onChange={(event) => setCount(event.target.value)}
            className="m-0 block h-11 w-full cursor-pointer"
          />
          <datalist id={`${id}-ticks`}>
            {ticks.map((tick) => (
              <option key={tick} value={tick} />
            ))}
          </datalist>
          <div aria-hidden="true" className="relative h-5 text-sm text-soft tabular-nums">
            {ticks.map((tick) => (
              <span
                key={tick}
                className="absolute -translate-x-1/2 rtl:translate-x-1/2"
                style={{ insetInlineStart: placeOf(tick) }}
              >
                {tick}
              </span>
            ))}
          </div>
        </div>
        <div className="w-24 shrink-0">
          <input
            id={id}
            type="number"
            name="questionCount"
            inputMode="numeric"
            min={least}
            max={most}
            value={count}
            onChange={(event) => setCount(event.target.value)}
            aria-invalid={errors?.length ? true : undefined}
            aria-describedby={describedBy(id, true, errors)}
            className={`${controlLook} min-h-11 tabular-nums`}
          />
        </div>
      </div>
      <p id={`${id}-hint`} className="text-sm text-soft">
        {limit >= most
          ? "1 to 100."
          : `1 to 100. The free plan includes up to ${limit} in one test.`}
      </p>
      {errors?.length ? (
        <p id={`${id}-error`} className="text-sm font-semibold text-rust">
          {errors.join(" ")}
        </p>
      ) : null}
    </div>
  );
}
