import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { questionColumns } from "~/assessment/questions/stored-questions.server";
import { ownerId } from "../account/tables.server";
import { keepColumns } from "../assessment/memory-columns.server";
import { courses } from "../courses/tables.server";
import { files } from "../library/tables.server";

export const quizzes = sqliteTable(
  "quizzes",
  {
    id: text().primaryKey(),
    userId: ownerId(),
    /** Null if there was none, or it was deleted: a quiz outlives its file. */
    fileId: text("file_id").references(() => files.id, { onDelete: "set null" }),
    title: text().notNull(),
    instructions: text().notNull(),
    difficulty: text({ enum: ["easy", "medium", "hard"] }).notNull(),
    notice: text(),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
    /** When the first question was shown. */
    startedAt: integer("started_at", { mode: "timestamp_ms" }),
    /** When the last question was answered. */
    finishedAt: integer("finished_at", { mode: "timestamp_ms" }),
    /** The quiz whose mistakes this one repeats; null if it was generated. */
    retryOf: text("retry_of"),
    ...keepColumns(),
    /** The course that it was made from; null if none was, or it was deleted. */
    courseId: text("course_id").references(() => courses.id, { onDelete: "set null" }),
  },
  (table) => [
    index("quizzes_user").on(table.userId, table.createdAt),
    index("quizzes_file").on(table.fileId),
    index("quizzes_course").on(table.courseId),
  ],
);

export const quizQuestions = sqliteTable(
  "quiz_questions",
  {
    quizId: text("quiz_id")
      .notNull()
      .references(() => quizzes.id, { onDelete: "cascade" }),
    ...questionColumns(),
  },
  (table) => [primaryKey({ columns: [table.quizId, table.number] })],
);
