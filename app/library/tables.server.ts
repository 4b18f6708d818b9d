import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "../account/tables.server";
import { fileTypes } from "./formats/formats";

export const files = sqliteTable(
  "files",
  {
    id: text().primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** The extension, lower case. */
    type: text({ enum: fileTypes }).notNull(),
    /** Bytes. */
    size: integer().notNull(),
    /** Where the bytes lie in the byte store. */
    bytesKey: text("bytes_key").notNull(),
    status: text({ enum: ["ready", "reading", "unreadable"] }).notNull(),
    problem: text(),
    pages: integer(),
    words: integer(),
    createdAt: integer("created_at", { mode: "timestamp_ms" }).notNull(),
    /** Of a picture or scan: how many pages have been read. */
    pagesRead: integer("pages_read"),
    /** Version of the reader of its text (`readerVersion`); null if older than the versions. */
    readerVersion: integer("reader_version"),
  },
  (table) => [index("files_user").on(table.userId, table.createdAt)],
);

/**
 * The text of files in pieces. The full-text index `passage_index` hangs on this table by trigger;
 * it is declared in the migration, since Drizzle knows no virtual tables.
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
    /** Its blocks, as `encodeBlocks` writes them; null if the text was read before blocks were kept. */
    blocks: text(),
  },
  (table) => [
    index("passages_file").on(table.fileId, table.ordinal),
    index("passages_user").on(table.userId),
  ],
);

/**
 * The words that a file's passages hold, by how they begin (`beginningOf`): in them the word is
 * found that a misspelt one of a question means. The index itself knows only stems.
 */
export const vocabulary = sqliteTable(
  "vocabulary",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    fileId: text("file_id")
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
    beginning: text().notNull(),
    /** Parted by spaces. */
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

/** Pages of pictures and scans that failed each time; reading their files has ended with them. */
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
 * Bytes to remove when `due` has come. An upload enters its keys before it writes the bytes and
 * takes them out together with writing the rows, so whatever a crash leaves is found here. A
 * trigger enters them again when a file's row goes, however it goes.
 */
export const bytesToRemove = sqliteTable(
  "bytes_to_remove",
  {
    key: text().primaryKey(),
    due: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [index("bytes_to_remove_due").on(table.due)],
);
