import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { questionColumns } from "~/assessment/questions/stored-questions.server";
import { ownerId } from "../account/tables.server";
import { keepColumns } from "../assessment/memory-columns.server";
import { courses } from "../courses/tables.server";
import { files } from "../library/tables.server";

export const practiceTests = sqliteTable(
  "practice_tests",
  {
    id: text().primaryKey(),
    userId: ownerId(),
    /** Null if the text was pasted, or the file was deleted: a test outlives its file. */
    fileId: text("file_id").references(() => files.id, { onDelete: "set null" }),
    title: text().notNull(),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
    /** When the last question was answered. */
    finishedAt: integer("finished_at", { mode: "timestamp_ms" }),
    /** Correct answers; null until finished. */
    score: integer(),
    ...keepColumns(),
    /** The course that it was made from; null if none was, or it was deleted. */
    courseId: text("course_id").references(() => courses.id, { onDelete: "set null" }),
  },
  (table) => [
    index("practice_tests_user").on(table.userId, table.createdAt),
    index("practice_tests_file").on(table.fileId),
    index("practice_tests_course").on(table.courseId),
  ],
);

export const practiceQuestions = sqliteTable(
  "practice_questions",
  {
    testId: text("test_id")
      .notNull()
      .references(() => practiceTests.id, { onDelete: "cascade" }),
    ...questionColumns(),
  },
  (table) => [primaryKey({ columns: [table.testId, table.number] })],
);
