import { eq, sql } from "drizzle-orm";
import type { Database } from "~/platform/database.server";
import type { CountedFeature } from "./schema";
import { studyMetrics } from "./tables.server";

/** A figure that is stored; the chat messages of the day are counted elsewhere. */
export type StoredFigure = Exclude<CountedFeature, "chatMessagesCount">;

export async function findMetricsRow(
  database: Database,
  userId: string,
): Promise<typeof studyMetrics.$inferSelect | null> {
  const [row] = await database.read(
    database.select().from(studyMetrics).where(eq(studyMetrics.userId, userId)),
  );
  return row ?? null;
}

export async function raiseFigure(
  database: Database,
  userId: string,
  figure: StoredFigure,
  by: number,
): Promise<void> {
  await database
    .update(studyMetrics)
    .set({ [figure]: sql`${studyMetrics[figure]} + ${by}` })
    .where(eq(studyMetrics.userId, userId));
}
