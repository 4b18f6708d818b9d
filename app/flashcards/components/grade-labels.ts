import type { CardGrade } from "~/flashcards/deck-rules";
import * as m from "~/flashcards/messages";

export const gradeLabels: Record<CardGrade, () => string> = {
  again: m.again,
  hard: m.hard,
  medium: m.medium,
  easy: m.easy,
};
