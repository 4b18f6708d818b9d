import type { FindOptions, ReviewItem, ReviewItems, ReviewSource } from "~/assessment/review-items";
import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import * as m from "./messages";
import { questionsInReview } from "./review-questions.server";

/** What the study modes have for review. */
export function reviewSources(app: App): ReviewSource[] {
  return app.studyModes.flatMap(({ review }) => review ?? []);
}

/** Where each kind of item is kept. */
export function reviewItems(app: App): ReviewItems[] {
  return [questionsInReview, ...reviewSources(app).flatMap(({ items }) => items ?? [])];
}

/** The items with these ids, in their order, without those that the learner does not have. */
export async function findItems(
  app: App,
  actor: Actor,
  ids: readonly string[],
): Promise<ReviewItem[]> {
  const found = await Promise.all(reviewItems(app).map((items) => items.find(app, actor, ids)));
  const byId = new Map(found.flat().map((item) => [item.id, item]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** @throws AppError not_found if the learner has no such item */
export async function findItem(
  app: App,
  actor: Actor,
  id: string,
  options?: FindOptions,
): Promise<{ item: ReviewItem; items: ReviewItems }> {
  const found = await Promise.all(
    reviewItems(app).map(async (items) => {
      const [item] = await items.find(app, actor, [id], options);
      return item ? { item, items } : null;
    }),
  );
  const first = found.find((one) => one !== null);
  if (!first) throw itemNotFound();
  return first;
}

export function itemNotFound(): AppError {
  return new AppError("not_found", m.itemNotFound());
}
