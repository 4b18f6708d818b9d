import { eq, type SQLWrapper } from "drizzle-orm";
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
