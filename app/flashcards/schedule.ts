import { type Card, createEmptyCard, fsrs, type Grade, Rating, type State } from "ts-fsrs";
import type { CardGrade } from "./deck-rules";

/** What is known of the learner's memory of a card, as it is stored. */
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

/** A card nobody has seen: due at once. */
export function newMemory(now: Date): Memory {
  return toMemory(createEmptyCard(now));
}

/** What is known of a card, without the card. */
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
  const said = (grade: CardGrade) => describeInterval(preview[ratings[grade]].card.due, now);
  return { again: said("again"), hard: said("hard"), medium: said("medium"), easy: said("easy") };
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** A span of time as it stands on a button. */
export function describeInterval(due: Date, now: Date): string {
  const milliseconds = Math.max(0, due.getTime() - now.getTime());
  if (milliseconds < 90 * minute) return `${Math.max(1, Math.round(milliseconds / minute))} min`;
  const hours = Math.round(milliseconds / (60 * minute));
  if (hours < 24) return plural(hours, "hour");
  const days = milliseconds / day;
  if (days < 45) return plural(Math.round(days), "day");
  if (days < 365) return plural(Math.round(days / 30.4), "month");
  return plural(Math.round((days / 365) * 10) / 10, "year");
}

function plural(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
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
    // Counted anew from `last_review`; the library asks for it up to its version 6.
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
