import { countedQuestions } from "~/assessment/questions/grading";
import { withinStoredItems } from "~/billing/within-stored-items.server";
import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { findPracticeTest } from "./find-practice-test.server";
import * as m from "./messages";
import { insertPracticeTest } from "./practice-test-store.server";

/**
 * Asks the questions of a finished test again, without those that the learner reported as wrong, in a new test, so that each attempt is kept. Nothing
 * is generated, so it does not count towards the plan.
 * @param id of the new test
 * @throws AppError not_found, or invalid_request if the test is not finished or nothing is left of it
 */
export async function retryPracticeTest(
  app: App,
  actor: Actor,
  testId: string,
  id: string,
): Promise<void> {
  const { questions, ...test } = await findPracticeTest(app, actor, testId);
  if (test.finishedAt === null) throw new AppError("invalid_request", m.notFinished());
  const counted = countedQuestions(questions);
  if (counted.length === 0) throw new AppError("invalid_request", m.allReported());
  const row = {
    ...test,
    id,
    createdAt: app.clock.now(),
    finishedAt: null,
    keepAnsweredAt: null,
    score: null,
  };
  await withinStoredItems(app, actor, (check) =>
    insertPracticeTest(app.database, row, counted, check),
  );
}
