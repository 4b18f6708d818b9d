import type { ItemCounts } from "~/ai/ports";
import * as m from "./messages";

/** What a setup form says about how much a document holds. */
export interface ItemCountsView {
  /** Null while it is not known. */
  text: string | null;
  /** Whether nothing can be made; `text` then says so. */
  isEmpty: boolean;
  /** The other kind, if the document has only that. */
  instead: Item | null;
  /** Whether it is still being computed. */
  isComing: boolean;
}

type Item = keyof ItemCounts;

/** As many as can be asked for at once. */
const most = 100;

const texts = {
  questions: {
    held: m.questionsHeld,
    holds: m.holdsQuestions,
    onlyOther: m.holdsOnlyCards,
    nothing: m.nothingToAsk,
  },
  cards: {
    held: m.cardsHeld,
    holds: m.holdsCards,
    onlyOther: m.holdsOnlyQuestions,
    nothing: m.nothingForCards,
  },
};

export function viewItemCounts(
  { itemCounts, isComing }: { itemCounts: ItemCounts | null; isComing: boolean },
  item: Item,
): ItemCountsView {
  if (!itemCounts) return { text: null, isEmpty: false, instead: null, isComing };
  const { holds, onlyOther, nothing } = texts[item];
  if (itemCounts[item] > 0) {
    return { text: holds(upToMost(itemCounts[item])), isEmpty: false, instead: null, isComing };
  }
  const other = item === "questions" ? "cards" : "questions";
  if (itemCounts[other] === 0) return { text: nothing(), isEmpty: true, instead: null, isComing };
  return { text: onlyOther(upToMost(itemCounts[other])), isEmpty: true, instead: other, isComing };
}

/** "about 24 questions" */
export function countOf(count: number, item: Item): string {
  return texts[item].held(upToMost(count));
}

function upToMost(count: number) {
  return { count: Math.min(count, most), isMost: count >= most };
}
