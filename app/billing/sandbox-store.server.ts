import { and, desc, eq, lte } from "drizzle-orm";
import type { Database } from "~/platform/database.server";
import { sandboxSubscriptions } from "./tables.server";

export type SandboxSubscription = typeof sandboxSubscriptions.$inferSelect;

/** The newest first. */
export async function listSandboxSubscriptions(
  database: Database,
  customerId: string,
): Promise<SandboxSubscription[]> {
  return database
    .select()
    .from(sandboxSubscriptions)
    .where(eq(sandboxSubscriptions.customerId, customerId))
    .orderBy(desc(sandboxSubscriptions.createdAt), desc(sandboxSubscriptions.id));
}

export async function insertSandboxSubscription(
  database: Database,
  subscription: SandboxSubscription,
): Promise<void> {
  await database.insert(sandboxSubscriptions).values(subscription).onConflictDoNothing();
}

/** Updates a subscription, unless it has changed since it was read. @returns whether it was updated */
export async function changeSandboxSubscription(
  database: Database,
  { id, status }: Pick<SandboxSubscription, "id" | "status">,
  changes: Partial<SandboxSubscription>,
): Promise<boolean> {
  const rows = await database
    .update(sandboxSubscriptions)
    .set(changes)
    .where(and(eq(sandboxSubscriptions.id, id), eq(sandboxSubscriptions.status, status)))
    .returning({ id: sandboxSubscriptions.id });
  return rows.length > 0;
}

export async function deleteSandboxSubscriptions(
  database: Database,
  customerId: string,
): Promise<void> {
  await database
    .delete(sandboxSubscriptions)
    .where(eq(sandboxSubscriptions.customerId, customerId));
}

/** Active subscriptions whose period has ended. */
export async function listDueSandboxSubscriptions(
  database: Database,
  now: Date,
): Promise<SandboxSubscription[]> {
  return database
    .select()
    .from(sandboxSubscriptions)
    .where(and(eq(sandboxSubscriptions.status, "active"), lte(sandboxSubscriptions.periodEnd, now)))
    .limit(1000);
}
