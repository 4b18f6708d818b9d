import type { Actor, App } from "~/platform/app.server";
import { applyExamsWith } from "./apply-exams.server";
import { checkExam, checkFiles } from "./check-course.server";
import { updateCourse } from "./course-store.server";
import { findCourse } from "./find-course.server";
import type { Course, CourseChange } from "./schema";

/**
 * Changes what is given of a course, and the due times that its exam limits.
 * @throws AppError not_found or invalid_request
 */
export async function changeCourse(
  app: App,
  actor: Actor,
  id: string,
  change: CourseChange,
): Promise<Course> {
  const before = await findCourse(app, actor, id);
  const { examOn, fileIds = before.fileIds } = change;
  // A course whose exam is over can still be renamed.
  if (examOn && examOn !== before.examOn) checkExam(app, examOn);
  const known = new Set(before.fileIds);
  await checkFiles(
    app,
    actor,
    fileIds.filter((file) => !known.has(file)),
  );
  const affected = [...new Set([id, ...before.fileIds, ...fileIds])];
  const after = { id, fileIds, examOn: examOn === undefined ? before.examOn : examOn };
  await applyExamsWith(app, actor, affected, after);
  await updateCourse(app.database, { userId: actor.id, id }, change);
  return findCourse(app, actor, id);
}
