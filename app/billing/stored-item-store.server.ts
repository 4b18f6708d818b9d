import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "~/platform/database.server";
import { subscriptions } from "./tables.server";

/** A statement at the end of a batch, which fails the batch if a learner then has too many cards and questions. */
export type ItemCheck = BatchItem<"sqlite">;

/** @param items how many the learner has */
export function checkItemsStatement(database: Database, items: SQL, limit: number): ItemCheck {
  // Adds nothing, or a row without a learner, which violates NOT NULL.
  const row = Object.keys(getTableColumns(subscriptions)).map(() => sql`NULL`);
  return database
    .insert(subscriptions)
    .select(sql`SELECT ${sql.join(row, sql`, `)} WHERE ${items} > ${limit}`);
}

/** Whether that statement made a batch fail. */
export function hasTooManyItems(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    /NOT NULL constraint failed: subscriptions\.user_id\b/.test(error.message) ||
    hasTooManyItems(error.cause)
  );
}

export async function countItems(database: Database, items: SQL): Promise<number> {
  const [row] = await database.read(
    database.select({ count: sql<number>`${items}`.as("items") }).from(sql`(SELECT 1)`),
  );
  return row?.count ?? 0;
}
