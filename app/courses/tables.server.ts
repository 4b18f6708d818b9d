import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ownerId } from "../account/tables.server";
import { files } from "../library/tables.server";

/** Documents that a learner studies together, and when the exam is. */
export const courses = sqliteTable(
  "courses",
  {
    id: text().primaryKey(),
    userId: ownerId(),
    name: text().notNull(),
    /** A UTC day, YYYY-MM-DD; null if there is no exam. */
    examOn: text("exam_on"),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [index("courses_user").on(table.userId)],
);

export const courseFiles = sqliteTable(
  "course_files",
  {
    courseId: text("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    fileId: text("file_id")
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.fileId] }),
    index("course_files_file").on(table.fileId),
  ],
);
