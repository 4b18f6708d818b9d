import { originsOf } from "~/assessment/item-origin";
import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { newId } from "~/platform/ids";
import { applyExams } from "./apply-exams.server";
import { checkExam, checkFiles } from "./check-course.server";
import { courseLimits } from "./course-limits";
import { insertCourse, listCourseRows } from "./course-store.server";
import * as m from "./messages";
import type { Course, CourseInput } from "./schema";

/**
 * Makes a course; with the same id, once.
 * @throws AppError not_found, invalid_request or too_large
 */
export async function createCourse(
  app: App,
  actor: Actor,
  input: CourseInput,
  id = newId(),
): Promise<Course> {
  if (input.examOn) checkExam(app, input.examOn);
  await checkFiles(app, actor, input.fileIds);
  const place = { userId: actor.id, createdAt: app.clock.now(), most: courseLimits.courses };
  await insertCourse(app.database, place, { id, ...input });
  const [course] = await listCourseRows(app.database, actor.id, id);
  if (!course) {
    throw new AppError("too_large", m.tooManyCourses({ count: courseLimits.courses }));
  }
  if (course.examOn) await applyExams(app, actor, originsOf(course));
  return course;
}
