import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { findPracticeTest } from "./find-practice-test.server";
import { insertPracticeTest } from "./practice-test-store.server";

/**
 * Asks the questions of a finished test again, in a test of its own: each attempt is kept. Nothing
 * is generated, so that it counts towards no plan.
 * @param id of the new test
 * @throws AppError not_found, or invalid_request where the test is not finished
 */
export async function retryPracticeTest(
  app: App,
  actor: Actor,
  testId: string,
  id: string,
): Promise<void> {
  const { questions, ...test } = await findPracticeTest(app, actor, testId);
  if (test.finishedAt === null) {
    throw new AppError("invalid_request", "Answer every question of this test first.");
  }
  await insertPracticeTest(
    app.database,
    { ...test, id, createdAt: app.clock.now(), finishedAt: null, score: null },
    questions,
  );
}
