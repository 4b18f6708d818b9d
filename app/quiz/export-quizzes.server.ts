import type { Actor, App } from "~/platform/app.server";
import { listWholeQuizzes, type StoredQuiz } from "./quiz-store.server";

/** All of the learner's quizzes, with questions and answers. */
export async function exportQuizzes(app: App, actor: Actor): Promise<StoredQuiz[]> {
  return listWholeQuizzes(app.database, actor.id);
}
