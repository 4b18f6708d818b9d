import { countItems, forecastItems, setItemAside } from "~/assessment/item-queries.server";
import type { ReviewItems } from "~/assessment/review-items";
import { deleteRating, insertRating } from "~/assessment/review-log-store.server";
import {
  findReviewQuestions,
  listQuestionEntries,
  questionItems,
} from "./review-question-store.server";

/** Kept questions as items of review. */
export const questionsInReview: ReviewItems = {
  kind: "question",
  list: (app, owner, query) => listQuestionEntries(app.database, owner.id, query),
  count: (app, owner, until) => countItems(app.database, questionItems, owner.id, until),
  forecast: (app, owner, until) =>
    forecastItems(app.database, questionItems, owner.id, { now: app.clock.now(), until }),
  find: (app, actor, ids) => findReviewQuestions(app.database, actor.id, ids),
  rate: (app, actor, itemId, rating) =>
    insertRating(app.database, questionItems, { userId: actor.id, itemId }, rating),
  undo: (app, actor, itemId, ratingId) => {
    const place = { userId: actor.id, itemId };
    return deleteRating(app.database, questionItems, place, ratingId, app.clock.now());
  },
  setAside: (app, actor, itemId, reason) => {
    const place = { userId: actor.id, itemId };
    return setItemAside(app.database, questionItems, place, { at: app.clock.now(), reason });
  },
};
