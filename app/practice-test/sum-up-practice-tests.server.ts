import type { Actor, App } from "~/platform/app.server";
import { sumUpPracticeTestRows, type TestFigures } from "./practice-test-store.server";

/** What the learner's practice tests come to. */
export async function sumUpPracticeTests(app: App, actor: Actor): Promise<TestFigures> {
  return sumUpPracticeTestRows(app.database, actor.id);
}
