import {
  type Card,
  createEmptyCard,
  type Grade as FsrsGrade,
  Rating as FsrsRating,
  fsrs,
  type State,
} from "ts-fsrs";
import { type Grade, grades } from "./grades";
import * as m from "./messages";

/** The learner's memory of a card or question (FSRS), as it is stored. */
export interface Memory {
  due: Date;
  stability: number;
  difficulty: number;
  scheduledDays: number;
  learningSteps: number;
  /** How often it was rated. */
  reps: number;
  lapses: number;
  state: MemoryState;
  lastReview: Date | null;
}

export const memoryStates = { new: 0, learning: 1, review: 2, relearning: 3 } as const;
export type MemoryState = (typeof memoryStates)[keyof typeof memoryStates];

/** How well an item was known at a time, and whether the learner had been sure. */
export interface Rating {
  grade: Grade;
  ratedAt: Date;
  sure?: boolean | null;
}

/** A memory, and when the learner last failed; null if the last answer was right. */
export interface Recall extends Memory {
  missedAt: Date | null;
  /** Whether the learner had been sure of the wrong answer; null if there is none. */
  missedSure: boolean | null;
}

const scheduler = fsrs();

const ratings: Record<Grade, FsrsGrade> = {
  again: FsrsRating.Again,
  hard: FsrsRating.Hard,
  medium: FsrsRating.Good,
  easy: FsrsRating.Easy,
};

/** The memory of a new item: due at once. */
export function newMemory(now: Date): Memory {
  return toMemory(createEmptyCard(now));
}

/** The memory of an item after it has been rated. */
export function schedule(memory: Memory, grade: Grade, now: Date): Memory {
  return toMemory(scheduler.next(toCard(memory), notBefore(memory, now), ratings[grade]).card);
}

/**
 * The memory after all ratings of an item, in the order in which they were given: the same for the same ratings,
 * whenever and in whatever order they arrived.
 * @param before the memory before the first of them
 */
export function memoryAfter(before: Memory, log: readonly Rating[]): Recall {
  let memory = before;
  for (const { grade, ratedAt } of log) memory = schedule(memory, grade, ratedAt);
  const last = log.at(-1);
  const missed = last?.grade === "again" ? last : null;
  return { ...memory, missedAt: missed?.ratedAt ?? null, missedSure: missed?.sure === true };
}

/**
 * The due time of an item without any exam.
 * @param initial the memory that an imported item brought along
 */
export function dueByMemory(
  memory: Pick<Memory, "due" | "state" | "scheduledDays" | "lastReview" | "reps">,
  initial: Memory | null,
): Date {
  const { due, state, scheduledDays, lastReview, reps } = memory;
  if (state !== memoryStates.review || !lastReview) return due;
  // Another program's scheduler may count differently.
  if (initial?.reps === reps) return initial.due;
  return new Date(lastReview.getTime() + scheduledDays * day);
}

/**
 * The due time after a rating, limited by an exam: never earlier than after a lower grade. An exam can move a late due
 * time to a day before an early one, so without this rule a better grade could bring the item back sooner.
 * @param limitDue maps a due time by memory to the limited one
 */
export function limitedDue(
  before: Memory,
  { grade, ratedAt }: Rating,
  limitDue: (due: Date) => Date,
): Date {
  const preview = scheduler.repeat(toCard(before), notBefore(before, ratedAt));
  const times = grades
    .slice(0, grades.indexOf(grade) + 1)
    .map((one) => limitDue(preview[ratings[one]].card.due).getTime());
  return new Date(Math.max(...times));
}

/** When an item would be due after each grade, in words: "10 min", "8 days". */
export interface Intervals extends Record<Grade, string> {
  /** Whether an exam moves several of them to the same day. */
  sameDay: boolean;
}

/** @param limitDue maps a due time by memory to the limited one */
export function previewIntervals(
  memory: Memory,
  now: Date,
  limitDue = (due: Date): Date => due,
): Intervals {
  const dueAfter = (grade: Grade, limit: (due: Date) => Date) =>
    limitedDue(memory, { grade, ratedAt: now }, limit);
  const describe = (grade: Grade) => describeInterval(dueAfter(grade, limitDue), now);
  const byMemory = dueAfter("easy", (due) => due);
  const limited = dueAfter("easy", limitDue);
  return {
    again: describe("again"),
    hard: describe("hard"),
    medium: describe("medium"),
    easy: describe("easy"),
    sameDay: limited < byMemory && limited <= dueAfter("medium", limitDue),
  };
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** A span of time in words: "10 min", "8 days". */
export function describeInterval(due: Date, now: Date): string {
  const milliseconds = Math.max(0, due.getTime() - now.getTime());
  if (milliseconds < 90 * minute) {
    return m.minutes({ count: Math.max(1, Math.round(milliseconds / minute)) });
  }
  const hours = Math.round(milliseconds / (60 * minute));
  if (hours < 24) return m.hours({ count: hours });
  const days = milliseconds / day;
  if (days < 45) return m.days({ count: Math.round(days) });
  if (days < 365) return m.months({ count: Math.round(days / 30.4) });
  return m.years({ count: Math.round((days / 365) * 10) / 10 });
}

/** The time of a rating; that of the last one if a clock was set back in between, or ran ahead in another program. */
function notBefore({ lastReview }: Memory, now: Date): Date {
  return lastReview && lastReview > now ? lastReview : now;
}

function toCard({ scheduledDays, learningSteps, lastReview, state, ...rest }: Memory): Card {
  return {
    due: rest.due,
    stability: rest.stability,
    difficulty: rest.difficulty,
    reps: rest.reps,
    lapses: rest.lapses,
    state: state as State,
    scheduled_days: scheduledDays,
    learning_steps: learningSteps,
    // Computed from `last_review`; required until version 6 of the library.
    elapsed_days: 0,
    ...(lastReview ? { last_review: lastReview } : {}),
  };
}

function toMemory(card: Card): Memory {
  return {
    due: card.due,
    stability: card.stability,
    difficulty: card.difficulty,
    scheduledDays: card.scheduled_days,
    learningSteps: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
    state: card.state as MemoryState,
    lastReview: card.last_review ?? null,
  };
}
