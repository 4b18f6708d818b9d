import type { Actor, App } from "~/platform/app.server";
import { listWholePracticeTests, type StoredPracticeTest } from "./practice-test-store.server";

/** All of the learner's practice tests, with questions and answers. */
export async function exportPracticeTests(app: App, actor: Actor): Promise<StoredPracticeTest[]> {
  return listWholePracticeTests(app.database, actor.id);
}
