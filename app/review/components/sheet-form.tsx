import { Form, useNavigation } from "@remix-run/react";
import { gradeLabels } from "~/assessment/components/grade-labels";
import { grades } from "~/assessment/grades";
import { letterOf } from "~/assessment/letter-of";
import type { PlaceView, SheetView } from "~/review/components/sheet-views";
import * as m from "~/review/messages";
import { Button } from "~/ui/button";
import type { FormResult } from "~/ui/form-result";

/** What was ticked on a sheet, entered for all items at once. */
export function SheetForm({
  sheet: { code, places },
  result,
}: {
  sheet: SheetView;
  result: FormResult | undefined;
}) {
  const saving = useNavigation().state === "submitting";
  const isOpen = places.some((place) => place && !place.entered);
  return (
    <Form method="post" className="grid grid-cols-1 gap-5">
      <h2 className="text-xl">{m.enterAnswers()}</h2>
      <input type="hidden" name="code" value={code} />
      <ol className="grid grid-cols-1 gap-1">
        {places.map((place, index) => (
          <li
            key={place?.id ?? index}
            className="grid grid-cols-[2rem_minmax(0,1fr)] border-t border-line py-3"
          >
            <span aria-hidden="true" className="font-semibold tabular-nums">
              {index + 1}
            </span>
            <Place
              place={place}
              index={index}
              ticked={result?.values[`ticks[${index}]`] ?? "skip"}
            />
          </li>
        ))}
      </ol>
      {isOpen ? (
        <Button
          pending={saving}
          pendingText={m.saving()}
          className="min-h-12 justify-self-start max-sm:w-full"
        >
          {m.saveSheet()}
        </Button>
      ) : null}
    </Form>
  );
}

function Place({
  place,
  index,
  ticked,
}: {
  place: PlaceView | null;
  index: number;
  ticked: string;
}) {
  if (!place) return <p className="text-soft">{m.itemGone()}</p>;
  const { front, options, entered } = place;
  if (entered) {
    return (
      <div className="grid gap-1">
        <p dir="auto" className="text-match-parent line-clamp-2 wrap-anywhere">
          {front}
        </p>
        <p className="text-base font-semibold text-soft">{describeEntered(place)}</p>
      </div>
    );
  }
  const choices =
    options.length > 0
      ? options.map((_, option) => ({ value: String(option), label: letterOf(option) }))
      : grades.map((grade) => ({ value: grade, label: gradeLabels[grade]() }));
  return (
    <fieldset className="min-w-0">
      <legend dir="auto" className="text-match-parent line-clamp-2 wrap-anywhere">
        <span className="sr-only">{index + 1}. </span>
        {front}
      </legend>
      <div className="flex flex-wrap gap-x-5">
        {[...choices, { value: "skip", label: m.leftOut() }].map(({ value, label }) => (
          <label key={value} className="inline-flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name={`ticks[${index}]`}
              value={value}
              defaultChecked={value === ticked}
              className="size-5 accent-ember"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function describeEntered({ letter, entered }: PlaceView): string {
  if (!entered) return "";
  const { grade, selected } = entered;
  if (letter === null || selected === null) return m.entered({ answer: gradeLabels[grade]() });
  const answer = letterOf(selected);
  return answer === letter ? m.enteredRight({ answer }) : m.enteredWrong({ answer, right: letter });
}
