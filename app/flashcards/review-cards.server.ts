import {
  countItems,
  countItemsByFile,
  forecastItems,
  listScheduledItems,
  setItemAside,
  storeDueTimes,
} from "~/assessment/item-queries.server";
import type { ReviewSource } from "~/assessment/review-items";
import { rateItem, undoItemRating } from "~/courses/rate-item.server";
import { AppError } from "~/platform/errors";
import {
  findKeptCards,
  listCardEntries,
  listWrongCards,
  recordKeepAnswer,
} from "./card-review-store.server";
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
  items: {
    kind: "card",
    list: (app, owner, query) => listCardEntries(app.database, owner.id, query),
    count: (app, owner, until, filter) =>
      countItems(app.database, cardItems, owner.id, until, filter),
    countByFile: (app, owner, until) => countItemsByFile(app.database, cardItems, owner.id, until),
    forecast: (app, owner, until) =>
      forecastItems(app.database, cardItems, owner.id, { now: app.clock.now(), until }),
    listScheduled: (app, actor, fileIds) =>
      listScheduledItems(app.database, cardItems, actor.id, fileIds),
    reschedule: (app, actor, changed) => storeDueTimes(app.database, cardItems, actor.id, changed),
    find: (app, actor, ids) => findKeptCards(app.database, actor.id, ids),
    rate: (app, actor, itemId, rating) =>
      rateItem(app, cardItems, { userId: actor.id, itemId }, rating),
    undo: (app, actor, itemId, rating) =>
      undoItemRating(app, cardItems, { userId: actor.id, itemId }, rating),
    setAside: (app, actor, itemId, reason) =>
      setItemAside(
        app.database,
        cardItems,
        { userId: actor.id, itemId },
        { at: app.clock.now(), reason },
      ),
    listWrong: (app, limit) => listWrongCards(app.database, limit),
  },
};
