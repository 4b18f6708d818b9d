import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ownerId } from "../account/tables.server";
import {
  comesInReview,
  isWrong,
  memoryColumns,
  reviewColumns,
} from "../assessment/memory-columns.server";
import { files } from "../library/tables.server";

/** Questions that learners keep: copies, which outlive their quiz or test. */
export const reviewQuestions = sqliteTable(
  "review_questions",
  {
    /** Follows from the learner and the question, so that a question is kept once. */
    id: text().primaryKey(),
    userId: ownerId(),
    /** Null if there was none, or it was deleted. */
    fileId: text("file_id").references(() => files.id, { onDelete: "set null" }),
    /** Of the quiz or test. */
    title: text().notNull(),
    question: text().notNull(),
    /** JSON: `string[]`. */
    options: text().notNull(),
    correctAnswer: integer("correct_answer").notNull(),
    explanation: text().notNull(),
    /** JSON: `Citation | null`. */
    source: text().notNull(),
    /** JSON: `(Citation | null)[]`, one for each option. */
    optionSources: text("option_sources").notNull(),
    ...memoryColumns(),
    ...reviewColumns(),
  },
  (table) => [
    index("review_questions_due")
      .on(table.userId, table.state, table.due)
      .where(comesInReview(table)),
    index("review_questions_wrong").on(table.setAsideAt).where(isWrong(table)),
    index("review_questions_file").on(table.fileId),
  ],
);

/** What learners changed of the daily limits; no row: the defaults. */
export const reviewSettings = sqliteTable("review_settings", {
  userId: ownerId().primaryKey(),
  newPerDay: integer("new_per_day").notNull(),
  duePerDay: integer("due_per_day").notNull(),
});

/** Private addresses of calendars; no row: the calendar is off. */
export const reviewCalendars = sqliteTable("review_calendars", {
  userId: ownerId().primaryKey(),
  /** What the address holds instead of a login. */
  token: text().notNull().unique(),
});
