import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * The full-text index of `passages`, for queries. Drizzle cannot declare FTS5 tables: a migration
 * written by hand creates it.
 */
export const passageIndex = sqliteTable("passage_index", {
  rowid: integer().notNull(),
  /** Tokens of the owner and the file. */
  scope: text().notNull(),
  terms: text().notNull(),
});
