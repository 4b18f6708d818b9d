import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { findQuiz } from "./find-quiz.server";
import { wrongQuestions } from "./grade-quiz";
import { insertQuiz } from "./quiz-store.server";

/**
 * Asks the wrong ones of a finished quiz again, in a quiz of their own: each attempt is kept.
 * Nothing is generated, so that it counts towards no plan.
 * @param id of the new quiz
 * @throws AppError not_found, or invalid_request where nothing is wrong or the quiz is not finished
 */
export async function retryQuiz(
  app: App,
  actor: Actor,
  quizId: string,
  id: string,
): Promise<{ id: string; fileId: string | null }> {
  const { questions, ...quiz } = await findQuiz(app, actor, quizId);
  if (quiz.finishedAt === null) {
    throw new AppError("invalid_request", "Answer every question of this quiz first.");
  }
  const wrong = wrongQuestions(questions);
  if (wrong.length === 0) {
    throw new AppError("invalid_request", "Every answer was right. There is nothing to retry.");
  }
  await insertQuiz(
    app.database,
    {
      ...quiz,
      id,
      notice: null,
      createdAt: app.clock.now(),
      startedAt: null,
      finishedAt: null,
      retryOf: quiz.retryOf ?? quiz.id,
    },
    wrong,
  );
  return { id, fileId: quiz.fileId };
}
