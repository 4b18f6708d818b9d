import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import * as m from "./messages";
import { findQuizRow, type StoredQuiz } from "./quiz-store.server";

/** @throws AppError not_found, also if the quiz is another learner's */
export async function findQuiz(app: App, actor: Actor, id: string): Promise<StoredQuiz> {
  const quiz = await findQuizRow(app.database, actor.id, id);
  if (!quiz) throw new AppError("not_found", m.quizNotFound());
  return quiz;
}
