import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * The full-text index of `passages`, as queries see it. It is an FTS5 table, which Drizzle cannot
 * declare, so it is made by hand in the migration and kept out of the generated ones.
 */
export const passageIndex = sqliteTable("passage_index", {
  rowid: integer().notNull(),
  /** Tokens of the owner and the file. */
  scope: text().notNull(),
  terms: text().notNull(),
});
