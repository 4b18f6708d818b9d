import { and, desc, eq, getTableColumns, gt, lt, lte, ne, notInArray } from "drizzle-orm";
import type { Database } from "~/platform/database.server";
import { sessions, users } from "./tables.server";

/** Adds a session. Of the learner's others, the `most` that were used last stay. */
export async function insertSession(
  database: Database,
  session: typeof sessions.$inferInsert,
  most: number,
): Promise<void> {
  const own = eq(sessions.userId, session.userId);
  const kept = database
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(own)
    .orderBy(desc(sessions.lastUsedAt))
    .limit(most);
  await database.batch([
    database.delete(sessions).where(and(own, notInArray(sessions.tokenHash, kept))),
    database.insert(sessions).values(session),
  ]);
}

export async function deleteSession(database: Database, tokenHash: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteExpiredSessions(database: Database, now: Date): Promise<void> {
  await database.delete(sessions).where(lte(sessions.expiresAt, now));
}

/** A subquery for the user id of a session that is valid at `now`. */
export function sessionOwner(database: Database, tokenHash: string, now: Date) {
  return database
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
}

/** The user of a session that is valid at `now`, and the session's last use. */
export async function findSessionUser(database: Database, tokenHash: string, now: Date) {
  const [row] = await database.read(
    database
      .select({ ...getTableColumns(users), lastUsedAt: sessions.lastUsedAt })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now))),
  );
  return row ?? null;
}

/** Sets a session's last use, unless that was done since `earlier`. */
export async function touchSession(
  database: Database,
  tokenHash: string,
  now: Date,
  earlier: Date,
): Promise<void> {
  await database
    .update(sessions)
    .set({ lastUsedAt: now })
    .where(and(eq(sessions.tokenHash, tokenHash), lt(sessions.lastUsedAt, earlier)));
}

/** A learner's sessions that are valid at `now`, the most recently used first. */
export async function listSessions(database: Database, userId: string, now: Date) {
  const { tokenHash, id, device, createdAt, lastUsedAt } = sessions;
  return database
    .select({ tokenHash, id, device, createdAt, lastUsedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt));
}

/** @returns whether it existed */
export async function deleteSessionById(
  database: Database,
  userId: string,
  id: string,
): Promise<boolean> {
  const rows = await database
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** Ends all sessions of a learner but one. @returns how many */
export async function deleteOtherSessions(
  database: Database,
  userId: string,
  keptSession: string,
): Promise<number> {
  const rows = await database
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, keptSession)))
    .returning({ id: sessions.id });
  return rows.length;
}
