import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * What was done by `npm run admin`. Nothing in it says who a learner is: once they are deleted, a
 * trigger takes the notes away, and the id names nobody.
 */
export const adminActions = sqliteTable(
  "admin_actions",
  {
    id: text().primaryKey(),
    at: integer({ mode: "timestamp_ms" }).notNull(),
    action: text().notNull(),
    /** No reference: the row outlives the learner. */
    learnerId: text("learner_id"),
    note: text(),
  },
  (table) => [
    index("admin_actions_at").on(table.at),
    index("admin_actions_learner").on(table.learnerId),
  ],
);
