import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import * as m from "./messages";
import { deletePracticeTestRow } from "./practice-test-store.server";

/**
 * Deletes a test with its answers. Its questions that the learner keeps for review are copies, and stay.
 * @throws AppError not_found
 */
export async function removePracticeTest(app: App, actor: Actor, id: string): Promise<void> {
  if (!(await deletePracticeTestRow(app.database, actor.id, id))) {
    throw new AppError("not_found", m.testNotFound());
  }
}
