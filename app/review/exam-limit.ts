import { type MemoryState, memoryStates } from "~/assessment/memory";
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
 * When an item is due if there is an exam: while it is ahead, no later than the day before it, and on one of the last
 * days, which follows from the item's id, so that not all come on the same. What has come in the last days keeps its
 * time, or it would come again each day; so does what is spread over these days already, because later fewer of them
 * would be left.
 * @param exam a UTC day, YYYY-MM-DD
 * @returns the item's own time, or the start of an earlier day that is not over
 */
export function limitDue(item: Omit<ExamItem, "state">, exam: string, now: Date): Date {
  const start = Date.parse(exam);
  const today = dayOf(now).start.getTime();
  if (today >= start || item.due.getTime() < start) return item.due;
  const first = start - lastDays * dayLength;
  if (item.lastReview && item.lastReview.getTime() >= first) return item.due;
  const { storedDue } = item;
  if (storedDue && storedDue.getTime() >= first && storedDue.getTime() < start) return storedDue;
  const from = Math.max(first, today);
  const days = (start - from) / dayLength;
  return new Date(from + (seedOf(item.id) % days) * dayLength);
}

/** What is to be done on a UTC day. */
export interface ExamDay {
  /** YYYY-MM-DD. */
  day: string;
  /** Items to repeat. */
  due: number;
  /** New items. */
  new: number;
}

export interface ExamLoad {
  /** From today to the day before the exam; empty from its day on. */
  days: ExamDay[];
  /** How many new items a day it takes to begin all before the exam, if the daily limit is lower; otherwise null. */
  impossible: { newPerDayNeeded: number } | null;
}

/**
 * How many items come on each day until an exam, as far as it is known today: what is overdue comes today, new items as
 * soon as the daily limit allows. Each is counted once; what is forgotten or new comes again.
 * @param exam a UTC day, YYYY-MM-DD
 * @param limits how many new items come on a day, and how many of today's have come
 */
export function loadUntil(
  exam: string,
  items: readonly ExamItem[],
  now: Date,
  limits: { newPerDay: number; newToday?: number },
): ExamLoad {
  const today = dayOf(now).start.getTime();
  const count = Math.max(0, (Date.parse(exam) - today) / dayLength);
  const days = Array.from({ length: count }, (_, index) => ({
    day: new Date(today + index * dayLength).toISOString().slice(0, 10),
    due: 0,
    new: 0,
  }));
  const known = items.filter(({ state }) => state !== memoryStates.new);
  for (const item of known) {
    const due = limitDue(item, exam, now).getTime();
    const day = days[Math.max(0, Math.floor((due - today) / dayLength))];
    if (day) day.due += 1;
  }
  const waiting = items.length - known.length;
  const rest = introduce(days, waiting, limits);
  const newPerDayNeeded = Math.ceil((waiting + (limits.newToday ?? 0)) / count);
  return { days, impossible: rest > 0 && count > 0 ? { newPerDayNeeded } : null };
}

/** Spreads new items over the days. @returns how many are left */
function introduce(
  days: ExamDay[],
  waiting: number,
  { newPerDay, newToday = 0 }: { newPerDay: number; newToday?: number },
): number {
  let rest = waiting;
  for (const [index, day] of days.entries()) {
    const fits = index === 0 ? Math.max(0, newPerDay - newToday) : newPerDay;
    day.new = Math.min(rest, fits);
    rest -= day.new;
  }
  return rest;
}
