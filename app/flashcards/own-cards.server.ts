import { newMemory } from "~/assessment/memory";
import { findCourse } from "~/courses/find-course.server";
import { findFile } from "~/library/find-file.server";
import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { idOf, newId } from "~/platform/ids";
import { cardNotFound } from "./card-not-found";
import {
  changeCard,
  dropCard,
  ensureDeck,
  findCard,
  insertCard,
  type OwnCard,
} from "./card-store.server";
import { dropForeignSources } from "./drop-foreign-sources.server";
import { findDeck } from "./find-deck.server";
import { importLimits } from "./import/import-limits";
import * as m from "./messages";
import { ownDeck } from "./own-deck.server";
import type { NewCard } from "./schema";

/**
 * Adds a card to a deck; without one to "My cards", or that of a course: a deck that is made with its first card.
 * @throws AppError not_found, invalid_request if the quote is not in the file, or too_large
 */
export async function addCard(
  app: App,
  actor: Actor,
  { deckId, courseId, front, back, ...cited }: NewCard,
  id = newId(),
): Promise<OwnCard> {
  const source = await checkSource(app, actor, cited);
  const deck = deckId
    ? await findDeck(app, actor, deckId)
    : await openMyCards(app, actor, courseId);
  const card = { id, front, back, source };
  const place = { userId: actor.id, deckId: deck.id, most: importLimits.cards };
  const number = await insertCard(app.database, place, card, newMemory(app.clock.now()));
  if (number !== null) return { ...card, deckId: deck.id, number };
  // A form that was sent twice.
  const added = await findCard(app.database, actor.id, id);
  if (!added) throw new AppError("too_large", m.deckFull());
  return added;
}

/** @throws AppError not_found */
export async function editOwnCard(
  app: App,
  actor: Actor,
  { id, front, back }: { id: string; front?: string | undefined; back?: string | undefined },
): Promise<OwnCard> {
  const card = await changeCard(app.database, actor.id, id, { front, back });
  if (!card) throw cardNotFound();
  return card;
}

/** @throws AppError not_found */
export async function removeOwnCard(app: App, actor: Actor, id: string): Promise<void> {
  if (!(await dropCard(app.database, actor.id, id))) throw cardNotFound();
}

async function checkSource(
  app: App,
  actor: Actor,
  { fileId, page, quote }: Pick<NewCard, "fileId" | "page" | "quote">,
) {
  if (!fileId || !quote) return null;
  await findFile(app, actor, fileId);
  const [item] = await dropForeignSources(app, actor, [{ source: { fileId, page, quote } }]);
  if (item?.source) return item.source;
  const issues = [{ path: "quote", message: m.quoteNotFound() }];
  throw new AppError("invalid_request", m.quoteNotFound(), { issues });
}

async function openMyCards(
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
