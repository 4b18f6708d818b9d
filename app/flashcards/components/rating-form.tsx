import { Form } from "@remix-run/react";
import { RatingButtons } from "~/assessment/components/rating-buttons";
import type { MasteryView } from "~/flashcards/components/card-views";

/** Rates how well the card was known. */
export function RatingForm({
  card,
  shuffle,
  mastery,
}: {
  card: number;
  shuffle: number | null;
  mastery: MasteryView;
}) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="rate" />
      <input type="hidden" name="card" value={card} />
      <input type="hidden" name="reps" value={mastery.reps} />
      {shuffle === null ? null : <input type="hidden" name="shuffle" value={shuffle} />}
      <RatingButtons intervals={mastery.intervals} />
    </Form>
  );
}
