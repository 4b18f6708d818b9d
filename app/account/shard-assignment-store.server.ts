import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/platform/database.server";
import { shardAssignments, users } from "./tables.server";

/** A row of the first database: the shard of a learner of another database. */
export type ShardAssignment = typeof shardAssignments.$inferSelect;

export const findAssignment = (database: Database, key: string) =>
  findWhere(database, eq(shardAssignments.usernameKey, key));

export const findAssignmentOfUser = (database: Database, userId: string) =>
  findWhere(database, eq(shardAssignments.userId, userId));

async function findWhere(database: Database, where: SQL): Promise<ShardAssignment | null> {
  const found = await database.select().from(shardAssignments).where(where).get();
  return found ?? null;
}

/**
 * Claims a username for a learner of another database, unless it is taken. A repeated claim of the same
 * learner only postpones the check.
 * @returns the assignment of this username; null if a learner of the first database has it
 */
export async function claimAssignment(
  database: Database,
  {
    usernameKey,
    userId,
    shard,
    due,
  }: Pick<ShardAssignment, "usernameKey" | "userId" | "shard"> & { due: Date },
): Promise<ShardAssignment | null> {
  const isFree = sql`NOT EXISTS (SELECT 1 FROM ${users} WHERE ${users.usernameKey} = ${usernameKey})`;
  const [, [found]] = await database.batch([
    database
      .insert(shardAssignments)
      .select(sql`SELECT ${usernameKey}, ${userId}, ${shard}, ${due.getTime()} WHERE ${isFree}`)
      .onConflictDoUpdate({
        target: shardAssignments.usernameKey,
        set: { due },
        setWhere: eq(shardAssignments.userId, userId),
      }),
    database.select().from(shardAssignments).where(eq(shardAssignments.usernameKey, usernameKey)),
  ]);
  return found ?? null;
}

/** A sweep makes three queries for each; a worker may make 1,000 per invocation. */
const atOnce = 200;

export async function listDueAssignments(
  database: Database,
  now: Date,
): Promise<ShardAssignment[]> {
  return database
    .select()
    .from(shardAssignments)
    .where(lte(shardAssignments.due, now))
    .orderBy(shardAssignments.due)
    .limit(atOnce);
}

/** Lets the sweep check later whether the learner still exists. */
export async function scheduleAssignmentCheck(
  database: Database,
  userId: string,
  due: Date,
): Promise<void> {
  await database.update(shardAssignments).set({ due }).where(eq(shardAssignments.userId, userId));
}

/** The learner exists: no more checks, unless the row has changed since it was read. */
export async function confirmAssignment(
  database: Database,
  assignment: ShardAssignment,
): Promise<void> {
  await database.update(shardAssignments).set({ due: null }).where(isUnchanged(assignment));
}

/** The learner does not exist: frees the name, unless the row has changed since it was read. */
export async function deleteAssignment(
  database: Database,
  assignment: ShardAssignment,
): Promise<void> {
  await database.delete(shardAssignments).where(isUnchanged(assignment));
}

function isUnchanged({ usernameKey, userId, due }: ShardAssignment) {
  return and(
    eq(shardAssignments.usernameKey, usernameKey),
    eq(shardAssignments.userId, userId),
    due ? eq(shardAssignments.due, due) : undefined,
  );
}

/** Frees the username of a deleted learner. */
export async function deleteAssignmentOfUser(database: Database, userId: string): Promise<void> {
  await database.delete(shardAssignments).where(eq(shardAssignments.userId, userId));
}
