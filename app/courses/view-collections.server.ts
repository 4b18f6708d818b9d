import type { ItemCollection } from "~/assessment/review-items";
import type { Actor, App } from "~/platform/app.server";
import type { CollectionRow, CollectionsView } from "./components/course-views";
import { listCollections } from "./list-collections.server";
import { listCourses } from "./list-courses.server";

/** The newest that can be put into a course. */
const mostOthers = 100;

/** The decks and past papers of a course, and those that could be put into it. */
export async function viewCollections(
  app: App,
  actor: Actor,
  courseId: string,
): Promise<CollectionsView> {
  const [collections, courses] = await Promise.all([
    listCollections(app, actor),
    listCourses(app, actor),
  ]);
  const names = new Map(courses.map(({ id, name }) => [id, name]));
  return {
    own: collections.filter((one) => one.courseId === courseId).map(toRow),
    others: collections
      .filter((one) => one.courseId !== courseId)
      .slice(0, mostOthers)
      .map((one) => ({ ...toRow(one), course: names.get(one.courseId ?? "") ?? null })),
  };
}

function toRow({ courseId: _, ...row }: ItemCollection): CollectionRow {
  return row;
}
