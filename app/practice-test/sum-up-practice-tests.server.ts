import type { App, Owner } from "~/platform/app.server";
import { sumUpPracticeTestRows, type TestFigures } from "./practice-test-store.server";

/** What the learner's practice tests come to. */
export async function sumUpPracticeTests(app: App, owner: Owner): Promise<TestFigures> {
  return sumUpPracticeTestRows(app.database, owner.id);
}
