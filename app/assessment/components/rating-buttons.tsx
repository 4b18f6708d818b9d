import { useNavigation } from "@remix-run/react";
import { gradeLabels } from "~/assessment/components/grade-labels";
import { type Grade, grades } from "~/assessment/grades";
import type { Intervals } from "~/assessment/memory";
import * as m from "~/assessment/messages";

const look: Record<Grade, string> = {
  again: "text-rust hover:border-rust hover:bg-rust-wash",
  hard: "hover:bg-sunk",
  medium: "hover:bg-sunk",
  easy: "text-sage hover:border-sage hover:bg-sage-wash",
};

/** Submit buttons named `grade`; each says when the card comes back. */
export function RatingButtons({ intervals }: { intervals: Intervals }) {
  const rating = useNavigation().state === "submitting";
  return (
    <fieldset>
      <legend className="mx-auto mb-2 text-base text-soft">{m.howHard()}</legend>
      <div className="grid grid-cols-4 gap-2">
        {grades.map((grade) => (
          <button
            key={grade}
            type="submit"
            name="grade"
            value={grade}
            data-key={grade}
            disabled={rating}
            className={`grid min-h-14 content-center rounded-card border border-edge bg-surface px-1 py-1.5 leading-tight transition-colors duration-150 disabled:opacity-60 ${look[grade]}`}
          >
            <span className="font-semibold">{gradeLabels[grade]()}</span>
            <span className="text-sm text-soft tabular-nums">{intervals[grade]}</span>
          </button>
        ))}
      </div>
      {intervals.sameDay ? (
        <p className="mt-2 text-center text-sm text-soft">{m.sameDay()}</p>
      ) : null}
    </fieldset>
  );
}
