import type { Grade } from "~/assessment/grades";
import * as m from "~/assessment/messages";

export const gradeLabels: Record<Grade, () => string> = {
  again: m.again,
  hard: m.hard,
  medium: m.medium,
  easy: m.easy,
};
