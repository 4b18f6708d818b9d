import { grades } from "~/assessment/grades";
import { letterOf } from "~/assessment/letter-of";
import type { ReviewItem } from "~/assessment/review-items";
import type { PlaceView } from "./components/sheet-views";

/** A number on a sheet with its item; null if that is gone. */
export function viewPlace({
  item,
  entered,
}: {
  item: ReviewItem | null;
  entered: { grade: string; selected: number | null } | null;
}): PlaceView | null {
  if (!item) return null;
  const { id, kind, front, back, question } = item;
  const grade = grades.find((one) => one === entered?.grade);
  return {
    id,
    kind,
    front,
    options: question?.options ?? [],
    answer: question ? (question.options[question.correctAnswer] ?? "") : (back ?? ""),
    letter: question ? letterOf(question.correctAnswer) : null,
    entered: grade ? { grade, selected: entered?.selected ?? null } : null,
  };
}
