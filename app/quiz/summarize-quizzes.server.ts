import type { App, Owner } from "~/platform/app.server";
import type { StudySummary } from "~/study-mode";
import { summarizeQuizRows } from "./quiz-store.server";

/** What the learner has achieved in quizzes. A retry of mistakes is not another quiz. */
export async function summarizeQuizzes(app: App, owner: Owner): Promise<StudySummary> {
  return summarizeQuizRows(app.database, owner.id);
}
