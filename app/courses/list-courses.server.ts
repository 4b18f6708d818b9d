import type { App, Owner } from "~/platform/app.server";
import { listCourseRows } from "./course-store.server";
import type { Course } from "./schema";

/** The learner's courses, oldest first. */
export async function listCourses(app: App, owner: Owner): Promise<Course[]> {
  return listCourseRows(app.database, owner.id);
}
