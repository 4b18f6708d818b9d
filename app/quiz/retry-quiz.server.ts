import { countedQuestions, wrongQuestions } from "~/assessment/questions/grading";
import { withinStoredItems } from "~/billing/within-stored-items.server";
import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import type { StudyScope } from "~/study-scope";
import { findQuiz } from "./find-quiz.server";
import * as m from "./messages";
import { insertQuiz } from "./quiz-store.server";

/**
 * Asks the questions of a finished quiz that were answered wrongly again, in a new quiz, so that
 * each attempt is kept; not those that the learner reported as wrong. Nothing is generated, so it does not count towards the plan.
 * @param id of the new quiz
 * @throws AppError not_found, or invalid_request if nothing is wrong or the quiz is not finished
 */
export async function retryQuiz(
  app: App,
  actor: Actor,
  quizId: string,
  id: string,
): Promise<StudyScope & { id: string }> {
  const { questions, ...quiz } = await findQuiz(app, actor, quizId);
  if (quiz.finishedAt === null) throw new AppError("invalid_request", m.notFinished());
  const wrong = wrongQuestions(countedQuestions(questions));
  if (wrong.length === 0) throw new AppError("invalid_request", m.nothingWrong());
  const row = {
    ...quiz,
    id,
    notice: null,
    createdAt: app.clock.now(),
    startedAt: null,
    finishedAt: null,
    keepAnsweredAt: null,
    retryOf: quiz.retryOf ?? quiz.id,
  };
  await withinStoredItems(app, actor, (check) => insertQuiz(app.database, row, wrong, check));
  return { id, fileId: quiz.fileId, courseId: quiz.courseId };
}
