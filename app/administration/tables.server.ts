import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Audit records of `npm run admin`. When a learner is deleted, a trigger deletes the notes about them; the id
 * alone identifies nobody.
 */
export const adminActions = sqliteTable(
  "admin_actions",
  {
    id: text().primaryKey(),
    at: integer({ mode: "timestamp_ms" }).notNull(),
    action: text().notNull(),
    /** No foreign key: the record outlives the learner. */
    learnerId: text("learner_id"),
    note: text(),
  },
  (table) => [
    index("admin_actions_at").on(table.at),
    index("admin_actions_learner").on(table.learnerId),
  ],
);
