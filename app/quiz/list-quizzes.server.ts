import type { Difficulty } from "~/ai/ports";
import type { App, Owner } from "~/platform/app.server";
import { toPercentage } from "./grade-quiz";
import { listQuizRows } from "./quiz-store.server";

/** A quiz of the past, as the history shows it. */
export interface QuizSummary {
  id: string;
  title: string;
  difficulty: Difficulty;
  createdAt: string;
  questionCount: number;
  answered: number;
  /** Percent; null until every question is answered. */
  score: number | null;
  /** Asks the wrong ones of another quiz again. */
  isRetry: boolean;
}

/** The learner's latest quizzes, newest first. */
export async function listQuizzes(app: App, owner: Owner): Promise<QuizSummary[]> {
  const rows = await listQuizRows(app.database, owner.id, 50);
  return rows.map(({ createdAt, finishedAt, retryOf, correct, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    score: finishedAt ? toPercentage(correct, row.questionCount) : null,
    isRetry: retryOf !== null,
  }));
}
