import { originsOf } from "~/assessment/item-origin";
import { findOwnRow } from "~/library/find-file.server";
import type { App } from "~/platform/app.server";
import { everything, type StudyScope } from "~/study-scope";
import { findCourse } from "./find-course.server";

/** What is studied, found. */
export interface Studied extends StudyScope {
  /** Null for the whole library. */
  name: string | null;
  /** What is made of it is called by this. */
  title: string | null;
  /** Its documents; null for the whole library. */
  fileIds: readonly string[] | null;
  /** What its items in review come from: its documents, and the course itself; null for the whole library. */
  origins: readonly string[] | null;
}

/** @throws AppError not_found, also for another learner's document or course */
export async function findStudied(
  app: App,
  learner: { id: string },
  { fileId, courseId }: StudyScope,
): Promise<Studied> {
  if (courseId !== null) {
    const course = await findCourse(app, learner, courseId);
    const { name, fileIds } = course;
    return { fileId: null, courseId, name, title: name, fileIds, origins: originsOf(course) };
  }
  if (fileId !== null) {
    const { name } = await findOwnRow(app, learner, fileId);
    const title = name.replace(/\.\w+$/u, "");
    return { fileId, courseId: null, name, title, fileIds: [fileId], origins: [fileId] };
  }
  return { ...everything, name: null, title: null, fileIds: null, origins: null };
}
