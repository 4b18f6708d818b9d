import { eq } from "drizzle-orm";
import type { Database } from "~/platform/database.server";
import { subscriptions } from "./tables.server";

export async function findPremiumUntil(database: Database, userId: string): Promise<Date | null> {
  const row = await database
    .select({ premiumUntil: subscriptions.premiumUntil })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .get();
  return row?.premiumUntil ?? null;
}

export async function savePremiumUntil(
  database: Database,
  userId: string,
  premiumUntil: Date,
): Promise<void> {
  await database
    .insert(subscriptions)
    .values({ userId, premiumUntil })
    .onConflictDoUpdate({ target: subscriptions.userId, set: { premiumUntil } });
}
