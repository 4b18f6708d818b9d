import type { DailyLimits } from "./daily-limits";

/** What comes on one day. */
export interface DayItems {
  /** Known items. */
  due: number;
  new: number;
}

/**
 * What comes on each day within the daily limits; what is over one waits for the next day.
 * @param load known items by the day on which they are due, today first, and all new ones
 * @param today what still comes today, of which a part of the limits may be used
 */
export function spreadItems(
  load: { due: readonly number[]; new: number },
  today: DayItems,
  limits: DailyLimits,
): DayItems[] {
  const due = spreadLoad(load.due, { today: today.due, perDay: limits.duePerDay });
  const waiting = load.due.map((_, index) => (index === 0 ? load.new : 0));
  const added = spreadLoad(waiting, { today: today.new, perDay: limits.newPerDay });
  return due.map((count, index) => ({ due: count, new: added[index] ?? 0 }));
}

/**
 * How many items come on each day if what is over the daily limit waits for the next one.
 * @param due on each day
 * @param limits the room of the first day, which may be partly used, and of the others
 */
export function spreadLoad(
  due: readonly number[],
  { today, perDay }: { today: number; perDay: number },
): number[] {
  let waiting = 0;
  return due.map((count, index) => {
    const all = waiting + count;
    const coming = Math.min(all, index === 0 ? today : perDay);
    waiting = all - coming;
    return coming;
  });
}
