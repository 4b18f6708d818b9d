import type { Actor, App } from "~/platform/app.server";
import { notFound } from "~/platform/errors";
import { findPracticeTestRow, type StoredPracticeTest } from "./practice-test-store.server";

/** @throws AppError not_found, also where the test is another learner's */
export async function findPracticeTest(
  app: App,
  actor: Actor,
  id: string,
): Promise<StoredPracticeTest> {
  const test = await findPracticeTestRow(app.database, actor.id, id);
  if (!test) throw notFound("That practice test");
  return test;
}
