import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ownerId } from "../account/tables.server";
import { fileTypes } from "./formats/formats";

export const files = sqliteTable(
  "files",
  {
    id: text().primaryKey(),
    userId: ownerId(),
    name: text().notNull(),
    /** The extension, lower case. */
    type: text({ enum: fileTypes }).notNull(),
    /** Bytes. */
    size: integer().notNull(),
    /** The key in the byte store. While its removal is scheduled, the text is still being stored. */
    bytesKey: text("bytes_key").notNull(),
    status: text({ enum: ["ready", "reading", "unreadable"] }).notNull(),
    /** A `ReadingProblem`; earlier versions stored its English text. */
    problem: text(),
    pages: integer(),
    words: integer(),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
    /** Of a picture or scan: how many pages OCR has read. */
    pagesRead: integer("pages_read"),
    /** The version that extracted the text; null if older than the versions. */
    extractionVersion: integer("reader_version"),
    /** The address that it was fetched from; null if it was uploaded. */
    source: text(),
    /** When it was last read, talked about or made something of, to the hour; null if it never was. */
    usedAt: integer("used_at", { mode: "timestamp_ms" }),
    /** Whether a page of it is in the queue for OCR; others of the learner's files may have to be read first. */
    queued: integer({ mode: "boolean" }),
  },
  (table) => [
    index("files_user").on(table.userId, table.createdAt),
    index("files_bytes").on(table.bytesKey),
    index("files_reading")
      .on(table.userId, table.createdAt)
      .where(sql`${table.status} = 'reading'`),
  ],
);

/**
 * The text of files in pieces. A trigger keeps the full-text index `passage_index` in step; a migration
 * declares both, since Drizzle cannot declare virtual tables.
 */
export const passages = sqliteTable(
  "passages",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    fileId: text("file_id")
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
    userId: text("user_id").notNull(),
    ordinal: integer().notNull(),
    page: integer(),
    heading: text(),
    body: text().notNull(),
    /** Its blocks, as `encodeBlocks` writes them; null if it was extracted before blocks were stored. */
    blocks: text(),
  },
  (table) => [
    index("passages_file").on(table.fileId, table.ordinal),
    index("passages_user").on(table.userId),
  ],
);

/**
 * The words of a file's passages by their `beginningOf`, to correct misspelt words of a question. The
 * index itself contains only stems.
 */
export const vocabulary = sqliteTable(
  "vocabulary",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    fileId: text("file_id")
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
    beginning: text().notNull(),
    /** Separated by spaces. */
    words: text().notNull(),
  },
  (table) => [index("vocabulary_file").on(table.fileId, table.beginning)],
);

/**
 * Values derived from a file's whole text, as JSON in parts of bounded length. They are deleted when
 * the text changes.
 */
export const derivedValues = sqliteTable(
  "derived_values",
  {
    fileId: text("file_id")
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
    /** Kind and version of the value: "facts-1". */
    name: text().notNull(),
    part: integer().notNull(),
    value: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.name, table.part] })],
);

/** Pages of pictures and scans that failed at every attempt; they ended the reading of their files. */
export const deadLetters = sqliteTable(
  "dead_letters",
  {
    fileId: text("file_id")
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
    /** From 1. */
    page: integer().notNull(),
    givenUpAt: integer("given_up_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.page] })],
);

/**
 * Scheduled removals of bytes. An upload inserts its keys before it writes the bytes, and deletes them in
 * the batch that completes the rows, so what a crash leaves is found here. A trigger inserts the key when a
 * file's row is deleted.
 */
export const bytesToRemove = sqliteTable(
  "bytes_to_remove",
  {
    key: text().primaryKey(),
    due: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [index("bytes_to_remove_due").on(table.due)],
);
