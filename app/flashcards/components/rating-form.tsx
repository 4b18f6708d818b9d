import { Form, useNavigation } from "@remix-run/react";
import type { MasteryView } from "~/flashcards/components/card-views";
import { gradeLabels } from "~/flashcards/components/grade-labels";
import { type CardGrade, grades } from "~/flashcards/deck-rules";
import * as m from "~/flashcards/messages";

const look: Record<CardGrade, string> = {
  again: "text-rust hover:border-rust hover:bg-rust-wash",
  hard: "hover:bg-sunk",
  medium: "hover:bg-sunk",
  easy: "text-sage hover:border-sage hover:bg-sage-wash",
};

/** Rates how well the card was known; each button says when the card comes back. */
export function RatingForm({
  card,
  shuffle,
  mastery,
}: {
  card: number;
  shuffle: number | null;
  mastery: MasteryView;
}) {
  const rating = useNavigation().state === "submitting";
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="rate" />
      <input type="hidden" name="card" value={card} />
      <input type="hidden" name="reps" value={mastery.reps} />
      {shuffle === null ? null : <input type="hidden" name="shuffle" value={shuffle} />}
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
              <span className="text-sm text-soft tabular-nums">{mastery.intervals[grade]}</span>
            </button>
          ))}
        </div>
      </fieldset>
    </Form>
  );
}
