import { type SQL, sql } from "drizzle-orm";
import { integer, real, type SQLiteColumn, text } from "drizzle-orm/sqlite-core";
import type { Memory, MemoryState } from "./memory";

/** The columns of a learner's memory of an item (FSRS). */
export const memoryColumns = () => ({
  due: integer({ mode: "timestamp_ms" }).notNull(),
  stability: real().notNull(),
  difficulty: real().notNull(),
  scheduledDays: integer("scheduled_days").notNull(),
  learningSteps: integer("learning_steps").notNull(),
  /** How often it was rated. */
  reps: integer().notNull(),
  lapses: integer().notNull(),
  state: integer().$type<MemoryState>().notNull(),
  lastReview: integer("last_review", { mode: "timestamp_ms" }),
});

/** The columns of an item that can be kept for review, without its owner. */
export const reviewColumns = () => ({
  /** When the learner kept it for review; null if it is not kept. */
  keptAt: integer("kept_at", { mode: "timestamp_ms" }),
  /** When the learner said that it is wrong; it is shown nowhere since. */
  reportedAt: integer("set_aside_at", { mode: "timestamp_ms" }),
  reportReason: text("set_aside_reason"),
  /** When the last answer was wrong; null if it was right. */
  missedAt: integer("missed_at", { mode: "timestamp_ms" }),
  missedSure: integer("missed_sure", { mode: "boolean" }),
  /** JSON: the `Memory` that an imported item brought along; null if it was new. */
  initialMemory: text("initial_memory"),
});

/** The column of a deck, quiz or test whose items the learner may keep for review. */
export const keepColumns = () => ({
  /** When the learner said whether to keep them; null until then. */
  keepAnsweredAt: integer("keep_answered_at", { mode: "timestamp_ms" }),
});

/** The condition of items that come in review, also of the index by which they are found. */
export const comesInReview = (table: { keptAt: SQLiteColumn; reportedAt: SQLiteColumn }): SQL =>
  sql`${table.keptAt} IS NOT NULL AND ${table.reportedAt} IS NULL`;

/** The condition of items that their learner reported as wrong. */
export const isReported = ({ reportedAt }: { reportedAt: SQLiteColumn }): SQL =>
  sql`${reportedAt} IS NOT NULL`;

/** A memory from its JSON. */
export function parseMemory(json: string): Memory {
  const { due, lastReview, ...rest } = JSON.parse(json);
  return { ...rest, due: new Date(due), lastReview: lastReview && new Date(lastReview) };
}
