import { applyExams } from "~/courses/apply-exams.server";
import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { cardNotFound } from "./card-not-found";
import { findCardPlace, moveCardTo } from "./card-store.server";
import { importLimits } from "./import/import-limits";
import * as m from "./messages";
import { openMyCards } from "./open-my-cards.server";

/**
 * Puts a card that comes from no document into a course, or with null out of its course: it moves to "My cards" there.
 * Its memory stays; exams may change when it is due.
 * @returns the deck that it is in
 * @throws AppError not_found, invalid_request if it comes from a document, or too_large
 */
export async function moveCard(
  app: App,
  actor: Actor,
  { id, courseId }: { id: string; courseId: string | null },
): Promise<string> {
  const place = await findCardPlace(app.database, actor.id, id);
  if (!place) throw cardNotFound();
  if (place.fileId !== null) throw new AppError("invalid_request", m.cardOfDocument());
  const deckId =
    place.courseId === courseId ? place.deckId : await moveToMyCards(app, actor, id, courseId);
  // Also if it was in this course before: then a request is repeated that failed here.
  await applyExams(app, actor, [deckId]);
  return deckId;
}

async function moveToMyCards(
  app: App,
  actor: Actor,
  id: string,
  courseId: string | null,
): Promise<string> {
  const { id: deckId } = await openMyCards(app, actor, courseId);
  const place = { userId: actor.id, id, deckId, most: importLimits.cards };
  if (await moveCardTo(app.database, place)) return deckId;
  if (await findCardPlace(app.database, actor.id, id)) {
    throw new AppError("too_large", m.deckFull());
  }
  throw cardNotFound();
}
