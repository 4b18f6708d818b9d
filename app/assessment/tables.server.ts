import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ownerId } from "../account/tables.server";
import { grades } from "./grades";

/** Every rating of a card or question. Its memory follows from them, in the order in which they were given. */
export const reviewLog = sqliteTable(
  "review_log",
  {
    id: text().primaryKey(),
    userId: ownerId(),
    /** Of a card or question; a trigger deletes its ratings with it. */
    itemId: text("item_id").notNull(),
    grade: text({ enum: grades }).notNull(),
    /** The chosen option of a question. */
    selected: integer(),
    /** Whether the learner was sure before the answer was shown; null if not asked. */
    sure: integer({ mode: "boolean" }),
    /** Whether the item was new. */
    first: integer({ mode: "boolean" }).notNull(),
    ratedAt: integer("rated_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    index("review_log_item").on(table.itemId, table.ratedAt),
    index("review_log_user").on(table.userId, table.ratedAt),
  ],
);
