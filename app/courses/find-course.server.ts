import type { App, Owner } from "~/platform/app.server";
import { notFound } from "~/platform/errors";
import { listCourseRows } from "./course-store.server";
import * as m from "./messages";
import type { Course } from "./schema";

/** @throws AppError not_found, also for another learner's course */
export async function findCourse(app: App, owner: Owner, id: string): Promise<Course> {
  const [course] = await listCourseRows(app.database, owner.id, id);
  if (!course) throw notFound(m.courseNotFound());
  return course;
}
