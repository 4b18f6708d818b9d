import { findCourse } from "~/courses/find-course.server";
import type { Actor, App } from "~/platform/app.server";
import { idOf } from "~/platform/ids";
import { ensureDeck } from "./card-store.server";
import * as m from "./messages";
import { ownDeck } from "./own-deck.server";

/**
 * "My cards", or with a course that of the course: a deck that is made with its first card.
 * @throws AppError not_found if the learner has no such course
 */
export async function openMyCards(
  app: App,
  actor: Actor,
  courseId: string | null,
): Promise<{ id: string }> {
  const course = courseId === null ? null : await findCourse(app, actor, courseId);
  const title = course ? m.myCardsOf({ course: course.name }) : m.myCards();
  let id = await idOf(actor.id, "my cards", ...(course ? [course.id] : []));
  for (;;) {
    const deck = { id, userId: actor.id, title, courseId, notice: null };
    const made = ownDeck({ ...deck, createdAt: app.clock.now() });
    // One that was moved is in another course: then the next cards begin another deck.
    if ((await ensureDeck(app.database, made)) === courseId) return { id };
    id = await idOf(actor.id, "my cards", id);
  }
}
