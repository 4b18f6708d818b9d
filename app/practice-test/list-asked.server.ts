import type { Actor, App } from "~/platform/app.server";
import type { AskedQuestion } from "~/study-mode";
import { listAskedRows } from "./practice-test-store.server";

/** What the learner's practice tests of a file have asked, newest first. */
export async function listAsked(
  app: App,
  actor: Actor,
  fileId: string,
  limit: number,
): Promise<AskedQuestion[]> {
  return listAskedRows(app.database, actor.id, fileId, limit);
}
