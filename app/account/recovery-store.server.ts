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

/** Id and username of the learner of a link that is valid at `now`. */
export async function findPasswordReset(database: Database, tokenHash: string, now: Date) {
  const row = await database
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(eq(users.id, resetOwner(database, tokenHash, now)))
    .get();
  return row ?? null;
}

/**
 * Sets a password with a link that is valid at `now`. All sessions and links of the learner end.
 * @returns the learner's id; null if the link is no longer valid
 */
export async function consumePasswordReset(
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
    // Last, because the other statements look the link up.
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

/** The learner with this username and recovery code. */
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
 * Sets a password with a recovery code and replaces the code. All sessions end.
 * @returns false if the code is no longer the learner's
 */
export async function consumeRecoveryCode(
  database: Database,
  userId: string,
  recoveryHash: string,
  changes: { passwordHash: string; recoveryHash: string },
): Promise<boolean> {
  const isTheirs = and(eq(users.id, userId), eq(users.recoveryHash, recoveryHash));
  const owner = database.select({ id: users.id }).from(users).where(isTheirs);
  // Last, because the other statements look the code up.
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
