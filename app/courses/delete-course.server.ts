import type { Actor, App } from "~/platform/app.server";
import { applyExams } from "./apply-exams.server";
import { deleteCourseRow } from "./course-store.server";
import { findCourse } from "./find-course.server";

/**
 * Deletes a course; its documents stay, and their items are due as if it had not been.
 * @throws AppError not_found
 */
export async function deleteCourse(app: App, actor: Actor, id: string): Promise<void> {
  const { fileIds } = await findCourse(app, actor, id);
  await deleteCourseRow(app.database, { userId: actor.id, id });
  await applyExams(app, actor, fileIds);
}
