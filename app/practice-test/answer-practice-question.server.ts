import type { Actor, App } from "~/platform/app.server";
import { AppError, notFound } from "~/platform/errors";
import { findPracticeTest } from "./find-practice-test.server";
import { recordPracticeAnswer } from "./practice-test-store.server";

/**
 * Records the answer to the question that the test has come to. What was answered stays as it is,
 * and no question is skipped: an answer to any other question changes nothing.
 * @param input.option index into the question's options
 * @throws AppError not_found or invalid_request
 */
export async function answerPracticeQuestion(
  app: App,
  actor: Actor,
  input: { testId: string; question: number; option: number },
): Promise<void> {
  const test = await findPracticeTest(app, actor, input.testId);
  const question = test.questions.find(({ number }) => number === input.question);
  if (!question) throw notFound("That question");
  if (input.option >= question.options.length) {
    throw new AppError("invalid_request", "Choose one of the options.");
  }
  await recordPracticeAnswer(
    app.database,
    { userId: actor.id, testId: test.id, number: question.number, selected: input.option },
    app.clock.now(),
  );
}
