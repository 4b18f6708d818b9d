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
import type { ReviewItems } from "~/assessment/review-items";
import { rateItem, undoItemRating } from "~/courses/rate-item.server";
import { listPapers, movePaper } from "./paper-store.server";
import {
  findReviewQuestions,
  listQuestionEntries,
  listWrongQuestions,
  questionItems,
} from "./review-question-store.server";

/** Kept questions as items of review. */
export const questionsInReview: ReviewItems = {
  kind: "question",
  list: (app, owner, query) => listQuestionEntries(app.database, owner.id, query),
  count: (app, owner, until, filter) =>
    countItems(app.database, questionItems, owner.id, until, filter),
  countByOrigin: (app, owner, until) =>
    countItemsByOrigin(app.database, questionItems, owner.id, until),
  forecast: (app, owner, until) =>
    forecastItems(app.database, questionItems, owner.id, { now: app.clock.now(), until }),
  listScheduled: (app, actor, ids) =>
    listScheduledItems(app.database, questionItems, actor.id, ids),
  reschedule: (app, actor, changed) =>
    storeDueTimes(app.database, questionItems, actor.id, changed),
  find: (app, actor, ids, options) => findReviewQuestions(app.database, actor.id, ids, options),
  rate: (app, actor, itemId, rating) =>
    rateItem(app, questionItems, { userId: actor.id, itemId }, rating),
  undo: (app, actor, itemId, ratingId) =>
    undoItemRating(app, questionItems, { userId: actor.id, itemId }, ratingId),
  report: (app, actor, itemId, reason) => {
    const place = { userId: actor.id, itemId };
    return markItemReported(app.database, questionItems, place, { at: app.clock.now(), reason });
  },
  restore: (app, actor, itemId) =>
    markItemRestored(app.database, questionItems, { userId: actor.id, itemId }),
  remove: (app, actor, itemId) =>
    deleteItem(app.database, questionItems, { userId: actor.id, itemId }),
  listReported: (app, limit, owner) => listWrongQuestions(app.database, limit, owner?.id),
  listCollections: (app, actor) => listPapers(app.database, actor.id),
  tallyCollections: (app, owner, course, until) =>
    tallyCollections(app.database, questionItems, owner.id, course, until),
  moveCollection: (app, actor, id, courseId) =>
    movePaper(app.database, { userId: actor.id, id }, courseId),
};
