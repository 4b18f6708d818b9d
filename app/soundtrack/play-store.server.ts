import { desc, eq, sql } from "drizzle-orm";
import type { Database } from "~/platform/database.server";
import { trackPlays } from "./tables.server";

export type PlayRow = typeof trackPlays.$inferSelect;

/** Counts one more play. */
export async function countPlay(
  database: Database,
  userId: string,
  trackId: string,
  now: Date,
): Promise<void> {
  await database
    .insert(trackPlays)
    .values({ userId, trackId, plays: 1, firstPlayedAt: now, playedAt: now })
    .onConflictDoUpdate({
      target: [trackPlays.userId, trackPlays.trackId],
      set: { plays: sql`${trackPlays.plays} + 1`, playedAt: now },
    });
}

/** The learner's tracks, the last played first. */
export async function listPlayRows(
  database: Database,
  userId: string,
  limit: number,
): Promise<PlayRow[]> {
  return database
    .select()
    .from(trackPlays)
    .where(eq(trackPlays.userId, userId))
    .orderBy(desc(trackPlays.playedAt))
    .limit(limit);
}
