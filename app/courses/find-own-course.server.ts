import type { Actor, App } from "~/platform/app.server";
import { courseLimits } from "./course-limits";
import { findStudied } from "./find-studied.server";
import { listCourses } from "./list-courses.server";
import type { Course } from "./schema";

/** The exam of a document is that of a course which holds nothing else. */
type PlannedCourse = Pick<Course, "name" | "examOn" | "fileIds"> & {
  /** Null if there is none yet. */
  id: string | null;
};

/**
 * The course of one document, or what it would be.
 * @throws AppError not_found if the learner has no such document
 */
export async function findOwnCourse(
  app: App,
  actor: Actor,
  fileId: string,
): Promise<PlannedCourse> {
  const [{ title }, courses] = await Promise.all([
    findStudied(app, actor, { fileId, courseId: null }),
    listCourses(app, actor),
  ]);
  const made = courses.find(({ fileIds }) => fileIds.length === 1 && fileIds[0] === fileId);
  const name = (title ?? "").slice(0, courseLimits.nameLength);
  return made ?? { id: null, name, examOn: null, fileIds: [fileId] };
}
