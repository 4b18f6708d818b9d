import { and, eq, lte, sql } from "drizzle-orm";
import type { Database } from "~/platform/database.server";
import { homes, users } from "./tables.server";

/** Of the first database: where the learners of the others live. */
export type HomeRow = typeof homes.$inferSelect;

export async function findHomeRow(database: Database, key: string): Promise<HomeRow | null> {
  return (await database.select().from(homes).where(eq(homes.usernameKey, key)).get()) ?? null;
}

export async function findHomeRowOf(database: Database, userId: string): Promise<HomeRow | null> {
  return (await database.select().from(homes).where(eq(homes.userId, userId)).get()) ?? null;
}

/**
 * Claims a name for a learner of another database, unless somebody has it. Claimed by the same
 * learner before, it stays, and is looked after later.
 * @returns who lives elsewhere by this name; null where nobody does
 */
export async function claimHomeRow(
  database: Database,
  {
    usernameKey,
    userId,
    shard,
    due,
  }: Pick<HomeRow, "usernameKey" | "userId" | "shard"> & { due: Date },
): Promise<HomeRow | null> {
  const isFree = sql`NOT EXISTS (SELECT 1 FROM ${users} WHERE ${users.usernameKey} = ${usernameKey})`;
  const [, [found]] = await database.batch([
    database
      .insert(homes)
      .select(sql`SELECT ${usernameKey}, ${userId}, ${shard}, ${due.getTime()} WHERE ${isFree}`)
      .onConflictDoUpdate({
        target: homes.usernameKey,
        set: { due },
        setWhere: eq(homes.userId, userId),
      }),
    database.select().from(homes).where(eq(homes.usernameKey, usernameKey)),
  ]);
  return found ?? null;
}

/** A sweep asks three times about each, and a worker may ask databases a thousand times. */
const atOnce = 200;

export async function listDueHomes(database: Database, now: Date): Promise<HomeRow[]> {
  return database.select().from(homes).where(lte(homes.due, now)).orderBy(homes.due).limit(atOnce);
}

/** Has it looked at later whether the learner is still there. */
export async function markHome(database: Database, userId: string, due: Date): Promise<void> {
  await database.update(homes).set({ due }).where(eq(homes.userId, userId));
}

/** The learner is there; unless the row has changed since it was read. */
export async function settleHome(database: Database, home: HomeRow): Promise<void> {
  await database.update(homes).set({ due: null }).where(isUnchanged(home));
}

/** The learner is not there; unless the row has changed since it was read. */
export async function deleteHomeRow(database: Database, home: HomeRow): Promise<void> {
  await database.delete(homes).where(isUnchanged(home));
}

function isUnchanged({ usernameKey, userId, due }: HomeRow) {
  return and(
    eq(homes.usernameKey, usernameKey),
    eq(homes.userId, userId),
    due ? eq(homes.due, due) : undefined,
  );
}

/** Frees the name of a learner who has gone. */
export async function deleteHome(database: Database, userId: string): Promise<void> {
  await database.delete(homes).where(eq(homes.userId, userId));
}
