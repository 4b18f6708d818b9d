import type { ItemCollection } from "~/assessment/review-items";
import { findCourse } from "~/courses/find-course.server";
import { listCollections } from "~/courses/list-collections.server";
import type { Actor, App } from "~/platform/app.server";
import { dayOf } from "~/review/queue";
import { reviewItems } from "~/review/review-sources.server";
import { rankConcepts } from "./rank-concepts";
import type { Concept } from "./schema";

/** A deck or past paper of a course, and what the learner's last answers show of its items without a document. */
export type CollectionConcept = Pick<ItemCollection, "id" | "title" | "href"> &
  Pick<Concept, "right" | "answers" | "standing" | "due" | "kept">;

/**
 * The decks and past papers that were put into a course, the weakest first. What quotes a document of the course counts
 * for that document's parts.
 * @throws AppError not_found
 */
export async function listCollectionConcepts(
  app: App,
  actor: Actor,
  courseId: string | null,
): Promise<CollectionConcept[]> {
  if (courseId === null) return [];
  const course = await findCourse(app, actor, courseId);
  const { end } = dayOf(app.clock.now());
  const [collections, ...tallies] = await Promise.all([
    listCollections(app, actor),
    ...reviewItems(app).map((items) => items.tallyCollections(app, actor, course, end)),
  ]);
  const byId = Map.groupBy(tallies.flat(), ({ id }) => id);
  const own = collections.flatMap(({ id, title, href }) => {
    const parts = byId.get(id);
    if (!parts) return [];
    const sum = (of: "right" | "answers" | "due" | "kept") =>
      parts.reduce((total, part) => total + part[of], 0);
    return [
      {
        ...{ id, title, href },
        ...{ right: sum("right"), answers: sum("answers"), due: sum("due"), kept: sum("kept") },
      },
    ];
  });
  return rankConcepts(own);
}
