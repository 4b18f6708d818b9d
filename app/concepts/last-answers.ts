import type { AnsweredItem } from "~/assessment/answered-items";

/**
 * Each question and card with its last answer, the last answered first; those that the learner reported as wrong are left
 * out. A question that was asked in a quiz and in review is one; about two documents, it is two.
 */
export function lastAnswers(items: readonly AnsweredItem[]): AnsweredItem[] {
  const byKey = Map.groupBy(items, ({ key, source }) => `${source.fileId} ${key}`);
  return [...byKey.values()]
    .flatMap((same) => {
      if (same.some(({ isRight }) => isRight === null)) return [];
      const last = same.reduce((a, b) => (b.answeredAt > a.answeredAt ? b : a));
      return [{ ...last, review: same.find(({ review }) => review)?.review ?? null }];
    })
    .sort((a, b) => b.answeredAt - a.answeredAt);
}
