import { checkOption, findQuestion } from "~/assessment/questions/find-question";
import type { Actor, App } from "~/platform/app.server";
import { findQuiz } from "./find-quiz.server";
import { recordAnswer, type StoredQuiz } from "./quiz-store.server";

/**
 * Records the answer to a question. The first answer counts; a second one changes nothing.
 * @param input.option index into the question's options
 * @returns the quiz as it was before
 * @throws AppError not_found or invalid_request
 */
export async function answerQuestion(
  app: App,
  actor: Actor,
  input: { quizId: string; question: number; option: number },
): Promise<StoredQuiz> {
  const quiz = await findQuiz(app, actor, input.quizId);
  const question = findQuestion(quiz, input.question);
  checkOption(question, input.option);
  await recordAnswer(
    app.database,
    { userId: actor.id, id: quiz.id, number: question.number, selected: input.option },
    app.clock.now(),
  );
  return quiz;
}
