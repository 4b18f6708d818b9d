import { and, eq, gt, lte, ne, type SQLWrapper } from "drizzle-orm";
import type { Database } from "~/platform/database.server";
import { sessions, users } from "./tables.server";

export type UserRow = typeof users.$inferSelect;

/** Adds the user; null where the name is taken, also by one added at the same moment. */
export async function insertUser(database: Database, user: UserRow): Promise<UserRow | null> {
  const rows = await database.insert(users).values(user).onConflictDoNothing().returning();
  return rows[0] ?? null;
}

export async function findUserByKey(database: Database, key: string): Promise<UserRow | null> {
  return (await database.select().from(users).where(eq(users.usernameKey, key)).get()) ?? null;
}

export async function insertSession(
  database: Database,
  session: typeof sessions.$inferInsert,
): Promise<void> {
  await database.insert(sessions).values(session);
}

export async function deleteSession(database: Database, tokenHash: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteExpiredSessions(database: Database, now: Date): Promise<void> {
  await database.delete(sessions).where(lte(sessions.expiresAt, now));
}

/** The id of the user of a session that is alive at `now`, as a part of queries. */
export function sessionOwner(database: Database, tokenHash: string, now: Date) {
  return database
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
}

export async function findUser(database: Database, id: string | SQLWrapper) {
  const [row] = await database.read(database.select().from(users).where(eq(users.id, id)));
  return row ?? null;
}

/** Saves what changed; with a new password every session but `keptSession` ends. */
export async function saveSettings(
  database: Database,
  userId: string,
  changes: { email: string; passwordHash: string | null; keptSession: string | null },
): Promise<UserRow> {
  const { email, passwordHash, keptSession } = changes;
  const change = database
    .update(users)
    .set({ email, ...(passwordHash ? { passwordHash } : {}) })
    .where(eq(users.id, userId))
    .returning();
  const others = database
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, keptSession ?? "")));
  const [[user]] = passwordHash ? await database.batch([change, others]) : [await change];
  if (!user) throw new Error("The learner is gone.");
  return user;
}

/** Deletes the learner; every table's rows of theirs go by cascade. */
export async function deleteUser(database: Database, userId: string): Promise<void> {
  await database.delete(users).where(eq(users.id, userId));
}
