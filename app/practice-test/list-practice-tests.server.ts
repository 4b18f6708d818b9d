import { toWorkRow } from "~/assessment/work-row";
import type { Actor, App } from "~/platform/app.server";
import type { WorkRow } from "~/ui/work-list";
import { testLink } from "./practice-test-links";
import { listPracticeTestRows } from "./practice-test-store.server";

/** The learner's latest 50 practice tests, newest first. */
export async function listPracticeTests(app: App, actor: Actor): Promise<WorkRow[]> {
  const rows = await listPracticeTestRows(app.database, actor.id, 50);
  return rows.map(({ finishedAt, correct, ...test }) =>
    toWorkRow({ ...test, correct: finishedAt ? correct : null }, testLink(test.id)),
  );
}
