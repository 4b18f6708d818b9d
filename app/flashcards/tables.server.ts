import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ownerId, users } from "../account/tables.server";
import {
  comesInReview,
  isReported,
  keepColumns,
  memoryColumns,
  reviewColumns,
} from "../assessment/memory-columns.server";
import { courses } from "../courses/tables.server";
import { files } from "../library/tables.server";

export const decks = sqliteTable(
  "decks",
  {
    id: text().primaryKey(),
    userId: ownerId(),
    /** Null if there was none, or it was deleted: a deck outlives its file. */
    fileId: text("file_id").references(() => files.id, { onDelete: "set null" }),
    title: text().notNull(),
    topic: text(),
    /** How many cards were requested. */
    count: integer().notNull(),
    includeTerm: integer("include_term", { mode: "boolean" }).notNull(),
    includeDefinition: integer("include_definition", { mode: "boolean" }).notNull(),
    includeExamples: integer("include_examples", { mode: "boolean" }).notNull(),
    trackMastery: integer("track_mastery", { mode: "boolean" }).notNull(),
    notice: text(),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
    ...keepColumns(),
    /** The course that it was made from or put into; null if none was, or it was deleted. */
    courseId: text("course_id").references(() => courses.id, { onDelete: "set null" }),
  },
  (table) => [
    index("decks_user").on(table.userId, table.createdAt),
    index("decks_file").on(table.fileId),
    index("decks_course").on(table.courseId),
  ],
);

export const cards = sqliteTable(
  "cards",
  {
    id: text().primaryKey(),
    deckId: text("deck_id")
      .notNull()
      .references(() => decks.id, { onDelete: "cascade" }),
    /** From 1; a removed card leaves a gap. */
    number: integer().notNull(),
    front: text().notNull(),
    back: text().notNull(),
    /** JSON: `Citation | null`. */
    source: text().notNull(),
    ...memoryColumns(),
    /** The deck's; not declared as required, because it was added later. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    ...reviewColumns(),
    /** By which an imported package recognises it; null if it came from none. */
    importedKey: text("imported_key"),
  },
  (table) => [
    index("cards_deck").on(table.deckId, table.number),
    index("cards_wrong").on(table.reportedAt).where(isReported(table)),
    index("cards_called_wrong").on(table.userId).where(isReported(table)),
    index("cards_imported")
      .on(table.userId, table.importedKey)
      .where(sql`${table.importedKey} IS NOT NULL`),
    index("cards_review").on(table.userId, table.state, table.due).where(comesInReview(table)),
  ],
);
