import type { Actor, App } from "~/platform/app.server";
import { notFound } from "~/platform/errors";
import { reviewItems } from "~/review/review-sources.server";
import { applyExams } from "./apply-exams.server";
import { findCourse } from "./find-course.server";
import * as m from "./messages";

/**
 * Puts a deck or past paper into a course, or with null out of its course, and changes the due times of its items.
 * @throws AppError not_found if the learner has no such course, or no such deck or paper without a document
 */
export async function moveCollection(
  app: App,
  actor: Actor,
  id: string,
  courseId: string | null,
): Promise<void> {
  if (courseId !== null) await findCourse(app, actor, courseId);
  const moved = await Promise.all(
    reviewItems(app).map((items) => items.moveCollection(app, actor, id, courseId)),
  );
  if (!moved.includes(true)) throw notFound(m.collectionNotFound());
  // Also if it was in this course before: then a request is repeated that failed here.
  await applyExams(app, actor, [id]);
}
