/** A card or question takes about as long to answer; seconds. */
const secondsEach = 12;

/** How often a new item is answered on its first day: it comes once more ten minutes later. */
const answersToNew = 2;

/** How long the items of a day take, about; at least a minute. */
export function estimateMinutes(items: { due: number; new: number }): number {
  const answers = items.due + items.new * answersToNew;
  return Math.max(1, Math.round((answers * secondsEach) / 60));
}
