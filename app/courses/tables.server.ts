import { type SQL, sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  type SQLiteColumn,
  sqliteTable,
  text,
} from "drizzle-orm/sqlite-core";
import { ownerId } from "../account/tables.server";
import { files } from "../library/tables.server";

/** The condition of courses with an exam ahead, or one that is over and not settled. */
export const isUnsettled = (table: { examOn: SQLiteColumn; examSettledOn: SQLiteColumn }): SQL =>
  sql`${table.examOn} IS NOT ${table.examSettledOn}`;

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
    /** The last exam after whose beginning the due times were put right; null if there was none. */
    examSettledOn: text("exam_settled_on"),
  },
  (table) => [
    index("courses_user").on(table.userId),
    index("courses_unsettled").on(table.examOn).where(isUnsettled(table)),
  ],
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
