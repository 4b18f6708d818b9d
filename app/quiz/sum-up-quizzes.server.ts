import type { App, Owner } from "~/platform/app.server";
import { type QuizFigures, sumUpQuizRows } from "./quiz-store.server";

/** What the learner's quizzes come to. The wrong ones of a quiz asked again are no other quiz. */
export async function sumUpQuizzes(app: App, owner: Owner): Promise<QuizFigures> {
  return sumUpQuizRows(app.database, owner.id);
}
