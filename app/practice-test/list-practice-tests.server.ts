import type { Actor, App } from "~/platform/app.server";
import { toPercentage } from "~/quiz/grade-quiz";
import { listPracticeTestRows } from "./practice-test-store.server";

/** A practice test of the past, as the history shows it. */
export interface PracticeTestSummary {
  id: string;
  title: string;
  createdAt: string;
  questionCount: number;
  answered: number;
  /** Percent; null until every question is answered. */
  score: number | null;
}

/** The learner's latest practice tests, newest first. */
export async function listPracticeTests(app: App, actor: Actor): Promise<PracticeTestSummary[]> {
  const rows = await listPracticeTestRows(app.database, actor.id, 50);
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    score: row.score === null ? null : toPercentage(row.score, row.questionCount),
  }));
}
