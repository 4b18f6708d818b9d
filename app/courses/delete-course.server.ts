import { originsOf } from "~/assessment/item-origin";
import { forgetConversations } from "~/chat/forget-conversations.server";
import { sweepBytes } from "~/library/sweep-bytes.server";
import type { Actor, App } from "~/platform/app.server";
import { applyExamsWith } from "./apply-exams.server";
import { deleteCourseRow } from "./course-store.server";
import { findCourse } from "./find-course.server";

/**
 * Deletes a course and its conversation; its documents and what was made from them stay, and their items are due as if it had not been.
 * @throws AppError not_found
 */
export async function deleteCourse(app: App, actor: Actor, id: string): Promise<void> {
  const course = await findCourse(app, actor, id);
  await applyExamsWith(app, actor, originsOf(course), { id, examOn: null, fileIds: [] });
  await deleteCourseRow(app.database, { userId: actor.id, id });
  const about = { fileId: null, courseId: id };
  app.background.run("forget_after_delete", forgetConversations(app, actor, [about]));
  app.background.run("sweep_after_delete", sweepBytes(app));
}
