import type { Actor, App } from "~/platform/app.server";
import { notFound } from "~/platform/errors";
import { findQuizRow, type StoredQuiz } from "./quiz-store.server";

/** @throws AppError not_found, also where the quiz is another learner's */
export async function findQuiz(app: App, actor: Actor, id: string): Promise<StoredQuiz> {
  const quiz = await findQuizRow(app.database, actor.id, id);
  if (!quiz) throw notFound("That quiz");
  return quiz;
}
