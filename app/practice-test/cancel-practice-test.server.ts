import type { Actor, App } from "~/platform/app.server";
import { findPracticeTest } from "./find-practice-test.server";
import { deleteOpenPracticeTest } from "./practice-test-store.server";

/**
 * Deletes a test that is not finished. A finished one stays.
 * @throws AppError not_found
 */
export async function cancelPracticeTest(app: App, actor: Actor, id: string): Promise<void> {
  const test = await findPracticeTest(app, actor, id);
  await deleteOpenPracticeTest(app.database, actor.id, test.id);
}
