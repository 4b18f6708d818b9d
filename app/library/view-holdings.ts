import type { Holdings } from "~/ai/ports";

/** How much a document holds, as a setup says it. */
export interface HoldingsView {
  /** Null where it is not known. */
  text: string | null;
  /** Whether nothing can be made; `text` then says so. */
  isEmpty: boolean;
  /** What there is instead where there is nothing of the kind. */
  instead: Item | null;
  /** Whether it is still being computed. */
  isComing: boolean;
}

type Item = keyof Holdings;

/** As many as can be asked for at once. */
const most = 100;

const nothing: Record<Item, string> = {
  questions: "Fennec finds nothing to ask about in this document.",
  cards: "Fennec finds nothing to make cards of in this document.",
};
const otherwise: Record<Item, (count: string) => string> = {
  questions: (cards) => `Fennec finds no multiple-choice questions in this document, but ${cards}.`,
  cards: (questions) => `Fennec finds no cards in this document, but ${questions}.`,
};

export function viewHoldings(
  { holdings, isComing }: { holdings: Holdings | null; isComing: boolean },
  item: Item,
): HoldingsView {
  if (!holdings) return { text: null, isEmpty: false, instead: null, isComing };
  if (holdings[item] > 0) {
    const text = `This document holds ${countOf(holdings[item], item)}.`;
    return { text, isEmpty: false, instead: null, isComing };
  }
  const other = item === "questions" ? "cards" : "questions";
  if (holdings[other] === 0) {
    return { text: nothing[item], isEmpty: true, instead: null, isComing };
  }
  const text = otherwise[item](countOf(holdings[other], other));
  return { text, isEmpty: true, instead: other, isComing };
}

/** "about 24 questions" */
export function countOf(count: number, item: Item): string {
  if (count === 1) return item === "questions" ? "1 question" : "1 card";
  return count >= most ? `${most} ${item} or more` : `about ${count} ${item}`;
}
