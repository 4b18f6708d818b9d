import type { CardGrade } from "~/flashcards/deck-rules";

/** What each grade is called on the screen. */
export const gradeLabels: Record<CardGrade, string> = {
  again: "Again",
  hard: "Hard",
  medium: "Medium",
  easy: "Easy",
};
