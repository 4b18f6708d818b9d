import type { MemoryState } from "~/assessment/memory";
import { seedOf } from "~/platform/ids";
import { dayOf } from "./queue";

/** What an exam asks of an item. */
export interface ExamItem {
  id: string;
  state: MemoryState;
  /** By its memory alone. */
  due: Date;
  lastReview: Date | null;
  /** When it comes so far. */
  storedDue?: Date;
}

/** On how many days before an exam all that is known is repeated once more. */
const lastDays = 7;

const dayLength = 24 * 60 * 60_000;

/**
 * When an item is due if there is an exam: while it is ahead, no later than the day before it. It comes on one of the
 * last days, which follows from its id, so that not all come on the same; and not before half of the days from its
 * last review to the exam are over, so that it comes a few more times at most. Reviewed on the day before, it has come
 * for the last time. What is spread over these days already stays, because later fewer of them would be left.
 * @param exam a UTC day, YYYY-MM-DD
 * @returns the item's own time, or the start of an earlier day that is not over
 */
export function limitDue(item: Omit<ExamItem, "state">, exam: string, now: Date): Date {
  const start = Date.parse(exam);
  const today = dayOf(now).start.getTime();
  if (today >= start || item.due.getTime() < start) return item.due;
  const room = Math.min(lastDays, roomBefore(start, item.lastReview));
  if (room === 0) return item.due;
  const first = start - room * dayLength;
  const { storedDue } = item;
  if (storedDue && storedDue.getTime() >= first && storedDue.getTime() < start) return storedDue;
  const from = Math.max(first, today);
  const days = (start - from) / dayLength;
  return new Date(from + (seedOf(item.id) % days) * dayLength);
}

/**
 * On how many days before an exam an item may come again: half of those since its last review. By days, so that it does
 * not depend on the minute of a review, because a button has already shown the result.
 */
function roomBefore(start: number, lastReview: Date | null): number {
  if (!lastReview) return lastDays;
  const days = (start - dayOf(lastReview).start.getTime()) / dayLength;
  return Math.max(0, Math.floor(days / 2));
}
