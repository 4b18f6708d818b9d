import { and, desc, eq, notInArray, sql } from "drizzle-orm";
import type { Database } from "~/platform/database.server";
import { trackPlays } from "./tables.server";

export type PlayRow = typeof trackPlays.$inferSelect;

/** How many tracks of a learner are remembered, those that were played last. */
const mostTracks = 1_000;

/** Counts one more play. */
export async function countPlay(
  database: Database,
  userId: string,
  trackId: string,
  now: Date,
): Promise<void> {
  const own = eq(trackPlays.userId, userId);
  const kept = database
    .select({ trackId: trackPlays.trackId })
    .from(trackPlays)
    .where(own)
    .orderBy(desc(trackPlays.playedAt))
    .limit(mostTracks);
  await database.batch([
    database
      .insert(trackPlays)
      .values({ userId, trackId, plays: 1, firstPlayedAt: now, playedAt: now })
      .onConflictDoUpdate({
        target: [trackPlays.userId, trackPlays.trackId],
        set: { plays: sql`${trackPlays.plays} + 1`, playedAt: now },
      }),
    database.delete(trackPlays).where(and(own, notInArray(trackPlays.trackId, kept))),
  ]);
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
