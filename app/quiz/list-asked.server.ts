import type { Actor, App } from "~/platform/app.server";
import type { AskedQuestion } from "~/study-mode";
import { listAskedRows } from "./quiz-store.server";

/** What the learner's quizzes of a file have asked, newest first; retries ask nothing new. */
export async function listAsked(
  app: App,
  actor: Actor,
  fileId: string,
  limit: number,
): Promise<AskedQuestion[]> {
  return listAskedRows(app.database, actor.id, fileId, limit);
}
