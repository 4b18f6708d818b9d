import { type Card, createEmptyCard, fsrs, type Grade, Rating, type State } from "ts-fsrs";
import type { CardGrade } from "./deck-rules";
import * as m from "./messages";

/** The learner's memory of a card (FSRS), as it is stored. */
export interface Memory {
  due: Date;
  stability: number;
  difficulty: number;
  scheduledDays: number;
  learningSteps: number;
  reps: number;
  lapses: number;
  state: number;
  lastReview: Date | null;
}

const scheduler = fsrs();

const ratings: Record<CardGrade, Grade> = {
  again: Rating.Again,
  hard: Rating.Hard,
  medium: Rating.Good,
  easy: Rating.Easy,
};

/** The memory of a new card: due at once. */
export function newMemory(now: Date): Memory {
  return toMemory(createEmptyCard(now));
}

/** The memory of a card without its texts. */
export function memoryOf(card: Memory): Memory {
  return toMemory(toCard(card));
}

/** The memory of a card after it has been rated. */
export function scheduleCard(memory: Memory, grade: CardGrade, now: Date): Memory {
  return toMemory(scheduler.next(toCard(memory), now, ratings[grade]).card);
}

/** When the card would be due after each grade, in words: "10 min", "8 days". */
export function previewIntervals(memory: Memory, now: Date): Record<CardGrade, string> {
  const preview = scheduler.repeat(toCard(memory), now);
  const describe = (grade: CardGrade) => describeInterval(preview[ratings[grade]].card.due, now);
  return {
    again: describe("again"),
    hard: describe("hard"),
    medium: describe("medium"),
    easy: describe("easy"),
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
    state: card.state,
    lastReview: card.last_review ?? null,
  };
}
