/** Whether the items of a deck, quiz or test come in review: not asked yet, kept, or not kept. */
export type Standing = "asked" | "kept" | "out";

export function keepStanding(work: { keepAnsweredAt: Date | null }, isKept: boolean): Standing {
  if (isKept) return "kept";
  return work.keepAnsweredAt === null ? "asked" : "out";
}
