import type { App, Owner } from "~/platform/app.server";
import type { StudySummary } from "~/study-mode";
import { summarizePracticeTestRows } from "./practice-test-store.server";

/** What the learner has achieved in practice tests. */
export async function summarizePracticeTests(app: App, owner: Owner): Promise<StudySummary> {
  return summarizePracticeTestRows(app.database, owner.id);
}
