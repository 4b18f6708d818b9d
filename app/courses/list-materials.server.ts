import { listFiles } from "~/library/list-files.server";
import type { FileSummary } from "~/library/schema";
import type { App, Owner } from "~/platform/app.server";
import { listCourses } from "./list-courses.server";
import type { Course } from "./schema";

/** What a learner can select to study: the files, newest first, and the courses. */
export async function listMaterials(
  app: App,
  owner: Owner,
): Promise<{ files: FileSummary[]; courses: Course[] }> {
  const [files, courses] = await Promise.all([listFiles(app, owner), listCourses(app, owner)]);
  return { files, courses };
}
