import { and, desc, eq, gt, isNull, lte } from "drizzle-orm";
import type { Database } from "~/platform/database.server";
import { passkeyChallenges, passkeys } from "./tables.server";

export type PasskeyRow = typeof passkeys.$inferSelect;

export async function insertChallenge(
  database: Database,
  challenge: typeof passkeyChallenges.$inferInsert,
): Promise<void> {
  await database.insert(passkeyChallenges).values(challenge);
}

/**
 * Deletes a challenge.
 * @param sessionHash session in which a passkey is added; null for a login
 * @returns whether it existed and was valid at `now`
 */
export async function consumeChallenge(
  database: Database,
  challenge: string,
  sessionHash: string | null,
  now: Date,
): Promise<boolean> {
  const rows = await database
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        sessionHash === null
          ? isNull(passkeyChallenges.sessionHash)
          : eq(passkeyChallenges.sessionHash, sessionHash),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  return rows.length > 0;
}

export async function deleteExpiredChallenges(database: Database, now: Date): Promise<void> {
  await database.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now));
}

export async function insertPasskey(database: Database, passkey: PasskeyRow): Promise<void> {
  await database.insert(passkeys).values(passkey);
}

export async function listPasskeyRows(database: Database, userId: string): Promise<PasskeyRow[]> {
  return database
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), passkeys.id);
}

export async function findPasskey(
  database: Database,
  credentialId: string,
): Promise<PasskeyRow | null> {
  const row = await database
    .select()
    .from(passkeys)
    .where(eq(passkeys.credentialId, credentialId))
    .get();
  return row ?? null;
}

export async function recordPasskeyUse(
  database: Database,
  id: string,
  counter: number,
  now: Date,
): Promise<void> {
  await database.update(passkeys).set({ counter, lastUsedAt: now }).where(eq(passkeys.id, id));
}

/** @returns whether it existed */
export async function deletePasskey(
  database: Database,
  userId: string,
  id: string,
): Promise<boolean> {
  const rows = await database
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}
