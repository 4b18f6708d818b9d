import { newMemory } from "~/assessment/memory";
import { withinAllowance } from "~/billing/within-allowance.server";
import { withinStoredItems } from "~/billing/within-stored-items.server";
import { findFile } from "~/library/find-file.server";
import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { newId } from "~/platform/ids";
import { cardNotFound } from "./card-not-found";
import { changeCard, dropCard, findCard, insertCard, type OwnCard } from "./card-store.server";
import { dropForeignSources } from "./drop-foreign-sources.server";
import { findDeck } from "./find-deck.server";
import { importLimits } from "./import/import-limits";
import * as m from "./messages";
import { moveCard } from "./move-card.server";
import { openMyCards } from "./open-my-cards.server";
import type { CardChange, NewCard } from "./schema";

/**
 * Adds a card to a deck; without one to "My cards", or that of a course: a deck that is made with its first card.
 * @throws AppError not_found, invalid_request if the quote is not in the file, too_large or rate_limited
 */
export async function addCard(
  app: App,
  actor: Actor,
  card: NewCard,
  id = newId(),
): Promise<OwnCard> {
  const { front, back, quote } = card;
  return withinAllowance(app, actor, async (hold) => {
    await hold("uploadedBytes", Buffer.byteLength(`${front}${back}${quote ?? ""}`), id);
    return storeCard(app, actor, card, id);
  });
}

async function storeCard(
  app: App,
  actor: Actor,
  { deckId, courseId, front, back, ...cited }: NewCard,
  id: string,
): Promise<OwnCard> {
  const source = await checkSource(app, actor, cited);
  const deck = deckId
    ? await findDeck(app, actor, deckId)
    : await openMyCards(app, actor, courseId);
  const card = { id, front, back, source };
  const place = { userId: actor.id, deckId: deck.id, most: importLimits.cards };
  const memory = newMemory(app.clock.now());
  const number = await withinStoredItems(app, actor, (check) =>
    insertCard(app.database, { ...place, check }, card, memory),
  );
  if (number !== null) return { ...card, deckId: deck.id, number };
  // A form that was sent twice.
  const added = await findCard(app.database, actor.id, id);
  if (!added) throw new AppError("too_large", m.deckFull());
  return added;
}

/**
 * Changes the texts of a card, its course or both: what is left out stays, and so does its schedule.
 * @throws AppError not_found, or for another course the errors of `moveCard`
 */
export async function editOwnCard(
  app: App,
  actor: Actor,
  { id, front, back, courseId }: CardChange,
): Promise<OwnCard> {
  // First what may be refused.
  if (courseId !== undefined) await moveCard(app, actor, { id, courseId });
  const hasTexts = front !== undefined || back !== undefined;
  const card = hasTexts
    ? await changeCard(app.database, actor.id, id, { front, back })
    : await findCard(app.database, actor.id, id);
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
