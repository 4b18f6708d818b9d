import {
  countItems,
  countItemsByOrigin,
  deleteItem,
  forecastItems,
  listScheduledItems,
  markItemReported,
  markItemRestored,
  storeDueTimes,
  tallyCollections,
} from "~/assessment/item-queries.server";
import type { ReviewSource } from "~/assessment/review-items";
import { rateItem, undoItemRating } from "~/courses/rate-item.server";
import { AppError } from "~/platform/errors";
import {
  findCards,
  findUnanswered,
  listCardEntries,
  listCollections,
  listWrongCards,
  moveDeck,
  recordKeepAnswer,
  releaseCards,
} from "./card-review-store.server";
import { changeCard } from "./card-store.server";
import { cardItems } from "./deck-store.server";
import * as m from "./messages";

/** Cards as items of review. */
export const cardsInReview: ReviewSource = {
  mode: "flashcards",
  async recordAnswer(app, actor, deckId, keep) {
    const place = { userId: actor.id, deckId };
    const kept = await recordKeepAnswer(app.database, place, keep, app.clock.now());
    if (kept === null) throw new AppError("not_found", m.deckNotFound());
    return keep ? kept : 0;
  },
  async release(app, actor, deckId) {
    if (!(await releaseCards(app.database, { userId: actor.id, deckId }))) {
      throw new AppError("not_found", m.deckNotFound());
    }
  },
  async findUnanswered(app, owner) {
    const deck = await findUnanswered(app.database, owner.id);
    return deck && { ...deck, href: `/app/flashcards/${deck.id}` };
  },
  items: {
    kind: "card",
    list: (app, owner, query) => listCardEntries(app.database, owner.id, query),
    count: (app, owner, until, filter) =>
      countItems(app.database, cardItems, owner.id, until, filter),
    countByOrigin: (app, owner, until) =>
      countItemsByOrigin(app.database, cardItems, owner.id, until),
    forecast: (app, owner, until) =>
      forecastItems(app.database, cardItems, owner.id, { now: app.clock.now(), until }),
    listScheduled: (app, actor, ids) => listScheduledItems(app.database, cardItems, actor.id, ids),
    reschedule: (app, actor, changed) => storeDueTimes(app.database, cardItems, actor.id, changed),
    find: (app, actor, ids, options) => findCards(app.database, actor.id, ids, options),
    rate: (app, actor, itemId, rating) =>
      rateItem(app, cardItems, { userId: actor.id, itemId }, rating),
    undo: (app, actor, itemId, rating) =>
      undoItemRating(app, cardItems, { userId: actor.id, itemId }, rating),
    report: (app, actor, itemId, reason) =>
      markItemReported(
        app.database,
        cardItems,
        { userId: actor.id, itemId },
        { at: app.clock.now(), reason },
      ),
    changeText: async (app, actor, itemId, text) =>
      (await changeCard(app.database, actor.id, itemId, text)) !== null,
    restore: (app, actor, itemId) =>
      markItemRestored(app.database, cardItems, { userId: actor.id, itemId }),
    remove: (app, actor, itemId) =>
      deleteItem(app.database, cardItems, { userId: actor.id, itemId }),
    listReported: (app, limit, owner) => listWrongCards(app.database, limit, owner?.id),
    listCollections: (app, actor) => listCollections(app.database, actor.id),
    tallyCollections: (app, owner, course, until) =>
      tallyCollections(app.database, cardItems, owner.id, course, until),
    moveCollection: (app, actor, id, courseId) =>
      moveDeck(app.database, { userId: actor.id, id }, courseId),
  },
};
