import { checkOption, findQuestion } from "~/assessment/questions/find-question";
import type { Actor, App } from "~/platform/app.server";
import { findPracticeTest } from "./find-practice-test.server";
import { recordPracticeAnswer } from "./practice-test-store.server";

/**
 * Records the answer to the first open question. Answers are final and no question is skipped: an
 * answer to another question changes nothing.
 * @param input.option index into the question's options
 * @throws AppError not_found or invalid_request
 */
export async function answerPracticeQuestion(
  app: App,
  actor: Actor,
  input: { testId: string; question: number; option: number },
): Promise<void> {
  const test = await findPracticeTest(app, actor, input.testId);
  const question = findQuestion(test, input.question);
  checkOption(question, input.option);
  await recordPracticeAnswer(
    app.database,
    { userId: actor.id, id: test.id, number: question.number, selected: input.option },
    app.clock.now(),
  );
}
