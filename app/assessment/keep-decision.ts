/** Whether the items of a deck, quiz or test come in review: not decided yet, kept, or declined (or removed again). */
export type KeepDecision = "open" | "kept" | "declined";

export function keepDecision(work: { keepAnsweredAt: Date | null }, isKept: boolean): KeepDecision {
  if (isKept) return "kept";
  return work.keepAnsweredAt === null ? "open" : "declined";
}
