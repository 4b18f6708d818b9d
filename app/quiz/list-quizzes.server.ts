import type { Difficulty } from "~/ai/ports";
import { toWorkRow } from "~/assessment/work-row";
import type { App, Owner } from "~/platform/app.server";
import type { WorkRow } from "~/ui/work-list";
import * as m from "./messages";
import { listQuizRows } from "./quiz-store.server";

const difficulties: Record<Difficulty, () => string> = {
  easy: m.easyQuiz,
  medium: m.mediumQuiz,
  hard: m.hardQuiz,
};

/** The learner's latest 50 quizzes, newest first. */
export async function listQuizzes(app: App, owner: Owner): Promise<WorkRow[]> {
  const rows = await listQuizRows(app.database, owner.id, 50);
  return rows.map(({ finishedAt, retryOf, difficulty, correct, ...quiz }) => ({
    ...toWorkRow({ ...quiz, correct: finishedAt ? correct : null }, `/app/quiz/${quiz.id}`),
    note: retryOf === null ? difficulties[difficulty]() : m.retryNote(),
  }));
}
