import { type MemoryState, memoryStates } from "~/assessment/memory";
import { type DailyLimits, limitRange } from "./daily-limits";
import { dayOf } from "./queue";

/** An item that comes before an exam. */
export interface LoadItem {
  state: MemoryState;
  /** When it comes, as the exam limits it. */
  due: Date;
}

/** Items of documents with an exam. */
export interface ExamItems {
  /** A UTC day, YYYY-MM-DD. */
  exam: string;
  items: readonly LoadItem[];
}

/** How many items come on a day, and how many of today's have come. */
export interface DayRoom extends DailyLimits {
  done: { new: number; due: number };
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

/** A daily limit that does not let everything come before an exam. */
export interface Shortfall {
  of: "new" | "due";
  limit: number;
  /** The lowest limit that does; null if the highest one that can be set does not. */
  needed: number | null;
  highest: number;
  /** How many of all come in time with the highest limit. */
  covered: number;
  all: number;
}

export interface ExamLoad {
  /** From today to the day before the exam; empty from its day on. */
  days: ExamDay[];
  shortfalls: Shortfall[];
}

const dayLength = 24 * 60 * 60_000;

/**
 * How many items come on each day until an exam, as far as it is known today: what is overdue and what is new as soon
 * as the daily limits allow. Each is counted once; what is forgotten, new or reviewed early comes again.
 * @param earlier items of other documents, whose exams are earlier: they come first, as in the queue
 */
export function loadUntil(
  { exam, items }: ExamItems,
  earlier: readonly ExamItems[],
  room: DayRoom,
  now: Date,
): ExamLoad {
  const before = earlier.toSorted((a, b) => (a.exam < b.exam ? -1 : 1));
  const groups = [...before, { exam, items }].map((group) => countArrivals(group, now));
  const due = spreadOver("due", groups, room);
  const fresh = spreadOver("new", groups, room);
  const today = dayOf(now).start.getTime();
  return {
    days: due.days.map((count, index) => ({
      day: new Date(today + index * dayLength).toISOString().slice(0, 10),
      due: count,
      new: fresh.days[index] ?? 0,
    })),
    shortfalls: [due.shortfall, fresh.shortfall].filter((one) => one !== null),
  };
}

/** On each day until an exam, how many items become due, and how many new ones there are. */
type Arrivals = Record<Shortfall["of"], number[]>;

function countArrivals({ exam, items }: ExamItems, now: Date): Arrivals {
  const today = dayOf(now).start.getTime();
  const length = Math.max(0, (Date.parse(exam) - today) / dayLength);
  const counts = (): number[] => Array.from({ length }, () => 0);
  const arrivals = { due: counts(), new: counts() };
  for (const { state, due } of items) {
    const isNew = state === memoryStates.new;
    const day = isNew ? 0 : Math.max(0, Math.floor((due.getTime() - today) / dayLength));
    const days = isNew ? arrivals.new : arrivals.due;
    if (day < length) days[day] = (days[day] ?? 0) + 1;
  }
  return arrivals;
}

const limitOf = { new: "newPerDay", due: "duePerDay" } as const;

/** What of the last group comes each day, and whether the limit is too low for it. */
function spreadOver(
  of: Shortfall["of"],
  groups: readonly Arrivals[],
  room: DayRoom,
): { days: number[]; shortfall: Shortfall | null } {
  const arrivals = groups.map((group) => group[of]);
  const placed = (limit: number) => placeLast(arrivals, limit, room.done[of]);
  const limit = room[limitOf[of]];
  const days = placed(limit);
  const all = sum(arrivals.at(-1) ?? []);
  if (sum(days) >= all) return { days, shortfall: null };
  const highest = limitRange[limitOf[of]].max;
  const covered = sum(placed(highest));
  const needed =
    covered < all
      ? null
      : lowestLimit({ from: limit + 1, to: highest }, (tried) => sum(placed(tried)) >= all);
  return { days, shortfall: { of, limit, needed, highest, covered, all } };
}

/** Lets groups come one after the other within a limit. @returns what of the last one comes each day */
function placeLast(groups: readonly number[][], limit: number, doneToday: number): number[] {
  const left = (groups.at(-1) ?? []).map((_, day) =>
    day === 0 ? Math.max(0, limit - doneToday) : limit,
  );
  return groups.map((arrivals) => place(arrivals, left)).at(-1) ?? [];
}

/** What comes each day in the room that is left, which it takes; what finds none waits for the next day. */
function place(arrivals: readonly number[], left: number[]): number[] {
  let waiting = 0;
  return left.map((fits, day) => {
    if (day >= arrivals.length) return 0;
    waiting += arrivals[day] ?? 0;
    const comes = Math.min(waiting, fits);
    waiting -= comes;
    left[day] = fits - comes;
    return comes;
  });
}

/** The lowest limit that is enough; the highest one is. */
function lowestLimit(
  { from, to }: { from: number; to: number },
  isEnough: (limit: number) => boolean,
): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
