import type { Actor, App } from "~/platform/app.server";
import { applyExams } from "./apply-exams.server";
import { removeFile } from "./course-store.server";

/** Takes a document out of its courses before it is deleted: what is made of it outlives it, and its exams. */
export async function removeFromCourses(app: App, actor: Actor, fileId: string): Promise<void> {
  const removed = await removeFile(app.database, actor.id, fileId);
  if (removed) await applyExams(app, actor, [fileId]);
}
