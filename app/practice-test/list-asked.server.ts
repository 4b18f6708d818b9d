import type { Actor, App } from "~/platform/app.server";
import { listAskedRows } from "./practice-test-store.server";

/** What the learner's practice tests of a file asked, newest first, each with when. */
export async function listAsked(app: App, actor: Actor, fileId: string, limit: number) {
  return listAskedRows(app.database, actor.id, fileId, limit);
}
