import { and, eq, getTableColumns, ne, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "~/platform/database.server";
import { isOneOf } from "~/platform/is-one-of.server";
import { passkeys, passwordResets, sessions, users } from "./tables.server";

/** The key by which email addresses are compared. */
const emailKey = (email: string) => email.toLowerCase();

export type UserRow = typeof users.$inferSelect;

/** Adds the user. @returns null if the name is taken, also by a concurrent registration */
export async function insertUser(
  database: Database,
  user: Omit<typeof users.$inferInsert, "emailKey">,
): Promise<UserRow | null> {
  const values = { ...user, emailKey: user.email ? emailKey(user.email) : null };
  const rows = await database.insert(users).values(values).onConflictDoNothing().returning();
  return rows[0] ?? null;
}

export async function findUserByKey(database: Database, key: string): Promise<UserRow | null> {
  return (await database.select().from(users).where(eq(users.usernameKey, key)).get()) ?? null;
}

/** Accounts with this email address, ignoring case; at most `limit`, the oldest first. */
export async function listUsersByEmail(
  database: Database,
  email: string,
  limit: number,
): Promise<UserRow[]> {
  return database
    .select()
    .from(users)
    .where(eq(users.emailKey, emailKey(email)))
    .orderBy(users.createdAt)
    .limit(limit);
}

export async function findUser(database: Database, id: string | SQLWrapper) {
  const [row] = await database.read(database.select().from(users).where(eq(users.id, id)));
  return row ?? null;
}

/**
 * Saves changed settings. A new password ends every session but `keptSession`. All password reset links
 * become invalid.
 */
export async function saveSettings(
  database: Database,
  userId: string,
  changes: { email: string; passwordHash: string | null; keptSession: string | null },
): Promise<UserRow> {
  const { email, passwordHash, keptSession } = changes;
  const change = database
    .update(users)
    .set({ email, emailKey: emailKey(email), ...(passwordHash ? { passwordHash } : {}) })
    .where(eq(users.id, userId))
    .returning();
  const links = database.delete(passwordResets).where(eq(passwordResets.userId, userId));
  const others = database
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, keptSession ?? "")));
  const [[user]] = passwordHash
    ? await database.batch([change, links, others])
    : await database.batch([change, links]);
  if (!user) throw new Error("The learner is gone.");
  return user;
}

export async function saveLanguage(
  database: Database,
  userId: string,
  language: string,
): Promise<void> {
  await database.update(users).set({ language }).where(eq(users.id, userId));
}

/** The languages that these learners chose, by their ids. */
export async function listLanguages(
  database: Database,
  userIds: readonly string[],
): Promise<{ id: string; language: string | null }[]> {
  return database.read(
    database
      .select({ id: users.id, language: users.language })
      .from(users)
      .where(isOneOf(users.id, userIds)),
  );
}

/** The language that the learner chose; null if they never did. */
export async function findLanguage(database: Database, userId: string): Promise<string | null> {
  const row = await database
    .select({ language: users.language })
    .from(users)
    .where(eq(users.id, userId))
    .get();
  return row?.language ?? null;
}

/** Deletes the learner, and their rows of all tables by cascade. */
export function deleteUserStatement(database: Database, userId: string) {
  return database.delete(users).where(eq(users.id, userId));
}

/**
 * Set a password, end all sessions, and remove passkeys, the recovery code and reset links, which an
 * intruder may have created.
 */
export function resetPasswordStatements(database: Database, userId: string, passwordHash: string) {
  return [
    database.update(users).set({ passwordHash, recoveryHash: null }).where(eq(users.id, userId)),
    database.delete(passkeys).where(eq(passkeys.userId, userId)),
    database.delete(passwordResets).where(eq(passwordResets.userId, userId)),
    endSessionsStatement(database, userId),
  ] as const;
}

/** Ban a learner and end all of their sessions. */
export function banStatements(database: Database, userId: string, now: Date) {
  return [
    database
      .update(users)
      .set({ bannedAt: sql`coalesce(${users.bannedAt}, ${now.getTime()})` })
      .where(eq(users.id, userId)),
    endSessionsStatement(database, userId),
  ] as const;
}

/** Lifts a ban. */
export function unbanStatement(database: Database, userId: string) {
  return database.update(users).set({ bannedAt: null }).where(eq(users.id, userId));
}

function endSessionsStatement(database: Database, userId: string) {
  return database.delete(sessions).where(eq(sessions.userId, userId));
}

/**
 * Up to `limit` learners whose id, username or email address equals `text` or, unless `exact`, whose
 * username or email address contains it. Full matches (`isSame`) come first.
 * @param key `text` as a username key
 */
export async function findUsers(
  database: Database,
  { text, key, exact, limit }: { text: string; key: string; exact: boolean; limit: number },
): Promise<(UserRow & { isSame: number })[]> {
  const email = sql`lower(${users.email})`;
  const wanted = text.toLowerCase();
  const same = sql<number>`(${users.id} = ${text} OR ${users.usernameKey} = ${key} OR coalesce(${email} = ${wanted}, false))`;
  const held = sql`(instr(${users.usernameKey}, ${key}) > 0 OR instr(${email}, ${wanted}) > 0)`;
  return database
    .select({ ...getTableColumns(users), isSame: same.as("is_same") })
    .from(users)
    .where(exact ? same : sql`(${same} OR ${held})`)
    .orderBy(sql`${same} DESC`, users.usernameKey)
    .limit(limit);
}

/** Counts learners, banned learners and open sessions. */
export async function countUsers(database: Database, now: Date) {
  return database.get<{ learners: number; banned: number; sessions: number }>(sql`
    SELECT count(*) AS learners, count(banned_at) AS banned,
      (SELECT count(*) FROM sessions WHERE expires_at > ${now.getTime()}) AS sessions
    FROM users`);
}
