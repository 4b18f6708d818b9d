import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import * as m from "./messages";
import { findPracticeTestRow, type StoredPracticeTest } from "./practice-test-store.server";

/** @throws AppError not_found, also if the test is another learner's */
export async function findPracticeTest(
  app: App,
  actor: Actor,
  id: string,
): Promise<StoredPracticeTest> {
  const test = await findPracticeTestRow(app.database, actor.id, id);
  if (!test) throw new AppError("not_found", m.testNotFound());
  return test;
}
