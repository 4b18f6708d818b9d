import { limitedDue, memoryAfter, memoryStates } from "~/assessment/memory";
import { nextToStudy } from "~/flashcards/study-order";
import { limitDue } from "~/review/exam-limit";
import { dayOf, isInSteps, missedOften, orderQueue, stepsAhead } from "~/review/queue";
import type { KeptAnswer } from "./device-database";
import type { KeptDeck, KeptItem, StudyCopy } from "./study-copy";

/** The items of the copy by id, with the answers since then applied. */
export function itemsNow(
  copy: StudyCopy,
  answers: readonly KeptAnswer[],
): ReadonlyMap<string, KeptItem> {
  const byItem = Map.groupBy(answers, ({ itemId }) => itemId);
  return new Map(
    copy.items.map((item) => {
      const log = (byItem.get(item.id) ?? []).map(({ grade, answeredAt, sure }) => ({
        grade,
        ratedAt: answeredAt,
        sure,
      }));
      const last = log.at(-1);
      if (!last) return [item.id, item];
      const recall = memoryAfter(item, log);
      const now = recall.lastReview ?? copy.madeAt;
      const due = limitedDue(memoryAfter(item, log.slice(0, -1)), last, (time) =>
        limitKept(item, time, now),
      );
      return [item.id, { ...item, ...recall, due }];
    }),
  );
}

/** The due time of an item that is reviewed now, limited by its exam. @param due by its memory */
export function limitKept({ id, examOn }: KeptItem, due: Date, now: Date): Date {
  return examOn ? limitDue({ id, due, lastReview: now }, examOn, now) : due;
}

/** The cards of a deck, in its order. */
export function cardsOf(
  { cards }: KeptDeck,
  items: ReadonlyMap<string, KeptItem>,
): (KeptItem & { number: number })[] {
  return cards.flatMap(({ id, number }) => {
    const item = items.get(id);
    return item ? [{ ...item, number }] : [];
  });
}

/** The next card of a deck; null if all are done. */
export function nextCard(
  cards: readonly (KeptItem & { number: number })[],
  answers: readonly KeptAnswer[],
  now: Date,
) {
  const last = answers.at(-1)?.itemId;
  return nextToStudy(cards, now, cards.find(({ id }) => id === last)?.number);
}

/** What is left of today's review, in its order. */
export function reviewLeft(
  { review }: StudyCopy,
  items: ReadonlyMap<string, KeptItem>,
  answers: readonly KeptAnswer[],
  now: Date,
): KeptItem[] {
  const { start, end } = dayOf(now);
  const soon = now.getTime() + stepsAhead;
  const resting = missedOften(answers.filter(({ answeredAt }) => answeredAt >= start));
  const all = review.flatMap(({ id }) => items.get(id) ?? []).filter(({ id }) => !resting.has(id));
  const known = all.filter(({ state, due }) => state === memoryStates.review && due <= end);
  const parts = {
    steps: all.filter((item) => isInSteps(item) && item.due.getTime() <= soon),
    due: known,
    new: all.filter(({ state }) => state === memoryStates.new),
  };
  const last = answers.at(-1)?.itemId;
  const queue = orderQueue(parts, now);
  // The item that was just answered comes last.
  return [...queue.filter(({ id }) => id !== last), ...queue.filter(({ id }) => id === last)];
}
