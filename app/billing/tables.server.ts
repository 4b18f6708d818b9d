import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "../account/tables.server";

export const subscriptions = sqliteTable("subscriptions", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Premium lasts to this moment. */
  premiumUntil: integer("premium_until", { mode: "timestamp_ms" }).notNull(),
});
