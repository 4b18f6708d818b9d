import { eq } from "drizzle-orm";
import type { Owner } from "~/platform/app.server";
import type { Database } from "~/platform/database.server";
import { type DailyLimits, defaultLimits } from "./daily-limits";
import { reviewSettings } from "./tables.server";

/** The learner's daily limits. */
export async function findDailyLimits(
  database: Database,
  userId: Owner["id"],
): Promise<DailyLimits> {
  const { newPerDay, duePerDay } = reviewSettings;
  const [found] = await database.read(
    database
      .select({ newPerDay, duePerDay })
      .from(reviewSettings)
      .where(eq(reviewSettings.userId, userId)),
  );
  return found ?? defaultLimits;
}

export async function storeDailyLimits(
  database: Database,
  userId: string,
  limits: DailyLimits,
): Promise<void> {
  const { newPerDay, duePerDay } = limits;
  await database
    .insert(reviewSettings)
    .values({ userId, newPerDay, duePerDay })
    .onConflictDoUpdate({ target: reviewSettings.userId, set: { newPerDay, duePerDay } });
}
