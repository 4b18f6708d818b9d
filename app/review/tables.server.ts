import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ownerId, sessions } from "../account/tables.server";
import {
  comesInReview,
  isReported,
  memoryColumns,
  reviewColumns,
} from "../assessment/memory-columns.server";
import { courses } from "../courses/tables.server";
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
    /** The course that it was put into; null if it is in none, or only with its document. */
    courseId: text("course_id").references(() => courses.id, { onDelete: "set null" }),
    /** The past paper that it is of; also the id of the deck of its cards. */
    paperId: text("paper_id"),
  },
  (table) => [
    index("review_questions_due")
      .on(table.userId, table.state, table.due)
      .where(comesInReview(table)),
    index("review_questions_wrong").on(table.reportedAt).where(isReported(table)),
    index("review_questions_called_wrong").on(table.userId).where(isReported(table)),
    index("review_questions_user").on(table.userId),
    index("review_questions_file").on(table.fileId),
    index("review_questions_course").on(table.courseId),
    index("review_questions_paper")
      .on(table.userId, table.paperId)
      .where(sql`${table.paperId} IS NOT NULL`),
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
  /** BCP 47 tag of the page that made it; null if older than this column. */
  language: text(),
});

/** When learners want to be reminded; no row: they never did. */
export const reviewReminders = sqliteTable(
  "review_reminders",
  {
    userId: ownerId().primaryKey(),
    /** Of the day, in the learner's time zone. */
    hour: integer().notNull(),
    /** IANA name. */
    timeZone: text("time_zone").notNull(),
    /** BCP 47 tag of the notifications. */
    language: text().notNull(),
    enabled: integer({ mode: "boolean" }).notNull(),
    /** Null if reminders are off, or no device is left to remind. */
    nextAt: integer("next_at", { mode: "timestamp_ms" }),
    /** When it was last decided whether to remind. */
    checkedAt: integer("checked_at", { mode: "timestamp_ms" }),
  },
  (table) => [
    index("review_reminders_next").on(table.nextAt).where(sql`${table.nextAt} IS NOT NULL`),
  ],
);

/** Browsers that show reminders: one for a session, and deleted with it. */
export const pushSubscriptions = sqliteTable(
  "push_subscriptions",
  {
    sessionHash: text("session_hash")
      .primaryKey()
      .references(() => sessions.tokenHash, { onDelete: "cascade" }),
    userId: ownerId(),
    /** The address of the browser's push service. */
    endpoint: text().notNull().unique(),
    /** The browser's public key, base64url. */
    p256dh: text().notNull(),
    /** The secret that it shares with this server, base64url. */
    auth: text().notNull(),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [index("push_subscriptions_user").on(table.userId)],
);
