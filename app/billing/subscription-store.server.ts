import { eq, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "~/platform/database.server";
import { subscriptions } from "./tables.server";

export type SubscriptionRow = typeof subscriptions.$inferSelect;

export async function findSubscriptionRow(
  database: Database,
  userId: string | SQLWrapper,
): Promise<SubscriptionRow | null> {
  const [row] = await database.read(
    database.select().from(subscriptions).where(eq(subscriptions.userId, userId)),
  );
  return row ?? null;
}

/** Grants premium until a moment, or revokes the grant. Paid periods are not changed. */
export function grantStatement(database: Database, userId: string, grantedUntil: Date | null) {
  return database
    .insert(subscriptions)
    .values({ userId, premiumUntil: new Date(0), grantedUntil })
    .onConflictDoUpdate({ target: subscriptions.userId, set: { grantedUntil } });
}

/** Counts learners with paid and with granted premium. */
export async function countPremium(database: Database, now: Date) {
  return database.get<{ paying: number; given: number }>(sql`
    SELECT coalesce(sum(premium_until > ${now.getTime()}), 0) AS paying,
      coalesce(sum(granted_until > ${now.getTime()}), 0) AS given
    FROM subscriptions`);
}
