import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import * as m from "./messages";
import { deleteQuizRow } from "./quiz-store.server";

/**
 * Deletes a quiz with its answers. Its questions that the learner keeps for review are copies, and stay.
 * @throws AppError not_found
 */
export async function removeQuiz(app: App, actor: Actor, id: string): Promise<void> {
  if (!(await deleteQuizRow(app.database, actor.id, id))) {
    throw new AppError("not_found", m.quizNotFound());
  }
}
