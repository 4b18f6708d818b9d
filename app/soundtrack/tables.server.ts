import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "../account/tables.server";

/** A learner's played tracks, one row each. */
export const trackPlays = sqliteTable(
  "track_plays",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Encodes mood, progress and seed. */
    trackId: text("track_id").notNull(),
    plays: integer().notNull(),
    firstPlayedAt: integer("first_played_at", { mode: "timestamp_ms" }).notNull(),
    playedAt: integer("played_at", { mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.trackId] }),
    index("track_plays_user").on(table.userId, table.playedAt),
  ],
);
