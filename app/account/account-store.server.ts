import { and, eq, ne, type SQLWrapper } from "drizzle-orm";
import type { Database } from "~/platform/database.server";
import { passwordResets, sessions, users } from "./tables.server";

/** The form in which addresses are compared. */
const emailKey = (email: string) => email.toLowerCase();

export type UserRow = typeof users.$inferSelect;

/** Adds the user; null where the name is taken, also by one added at the same moment. */
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

/** Those who have given this address, in whatever case; at most `limit`, the oldest account first. */
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
 * Saves what changed; with a new password every session but `keptSession` ends. Links that were sent
 * to set a password lead nowhere any more.
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

/** Deletes the learner; every table's rows of theirs go by cascade. */
export async function deleteUser(database: Database, userId: string): Promise<void> {
  await database.delete(users).where(eq(users.id, userId));
}
