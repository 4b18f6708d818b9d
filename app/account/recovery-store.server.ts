import { and, eq, gt, isNotNull, lte } from "drizzle-orm";
import type { Database } from "~/platform/database.server";
import { passwordResets, sessions, users } from "./tables.server";

export async function insertPasswordResets(
  database: Database,
  resets: (typeof passwordResets.$inferInsert)[],
): Promise<void> {
  await database.insert(passwordResets).values(resets);
}

export async function deleteExpiredPasswordResets(database: Database, now: Date): Promise<void> {
  await database.delete(passwordResets).where(lte(passwordResets.expiresAt, now));
}

/** The id and name of whom a link is for that is good at `now`. */
export async function findPasswordReset(database: Database, tokenHash: string, now: Date) {
  const row = await database
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(eq(users.id, resetOwner(database, tokenHash, now)))
    .get();
  return row ?? null;
}

/**
 * Sets a password by a link that is good at `now`, once: all sessions and links of the learner end.
 * @returns the learner's id; null where the link is not good any more
 */
export async function spendPasswordReset(
  database: Database,
  tokenHash: string,
  passwordHash: string,
  now: Date,
): Promise<string | null> {
  const owner = resetOwner(database, tokenHash, now);
  const [[user]] = await database.batch([
    database
      .update(users)
      .set({ passwordHash })
      .where(eq(users.id, owner))
      .returning({ id: users.id }),
    database.delete(sessions).where(eq(sessions.userId, owner)),
    // The last: the others ask it whose the link is.
    database.delete(passwordResets).where(eq(passwordResets.userId, owner)),
  ]);
  return user?.id ?? null;
}

function resetOwner(database: Database, tokenHash: string, now: Date) {
  return database
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)));
}

/** The learner whose name and recovery code these are. */
export async function findUserByRecovery(
  database: Database,
  usernameKey: string,
  recoveryHash: string,
) {
  const row = await database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.usernameKey, usernameKey), eq(users.recoveryHash, recoveryHash)))
    .get();
  return row ?? null;
}

/**
 * Sets a password by a recovery code, once: a new code takes its place, and all sessions end.
 * @returns false where the code is not the learner's any more
 */
export async function spendRecoveryCode(
  database: Database,
  userId: string,
  recoveryHash: string,
  changes: { passwordHash: string; recoveryHash: string },
): Promise<boolean> {
  const isTheirs = and(eq(users.id, userId), eq(users.recoveryHash, recoveryHash));
  const owner = database.select({ id: users.id }).from(users).where(isTheirs);
  // The last statement changes what the others ask for.
  const [, , changed] = await database.batch([
    database.delete(sessions).where(eq(sessions.userId, owner)),
    database.delete(passwordResets).where(eq(passwordResets.userId, owner)),
    database.update(users).set(changes).where(isTheirs).returning({ id: users.id }),
  ]);
  return changed.length > 0;
}

export async function saveRecoveryCode(
  database: Database,
  userId: string,
  recoveryHash: string,
): Promise<void> {
  await database.update(users).set({ recoveryHash }).where(eq(users.id, userId));
}

/** Whether a learner has a recovery code. */
export async function hasRecoveryCode(database: Database, userId: string): Promise<boolean> {
  const row = await database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.recoveryHash)))
    .get();
  return row !== undefined;
}
