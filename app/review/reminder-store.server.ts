import { and, asc, eq, lte, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Owner } from "~/platform/app.server";
import type { Database } from "~/platform/database.server";
import type { PushAddress } from "./ports";
import type { ReminderTime } from "./reminder-times";
import { pushSubscriptions, reviewReminders } from "./tables.server";

export type ReminderRow = typeof reviewReminders.$inferSelect;

/** How many of a learner's browsers are reminded; the oldest give way. */
const mostDevices = 5;

/** The learner's reminder, and the sessions whose browsers show it. */
export async function findReminderRow(
  database: Database,
  userId: Owner["id"],
): Promise<{ reminder: ReminderRow | null; sessions: string[] }> {
  const { sessionHash } = pushSubscriptions;
  const [[reminder], devices] = await Promise.all([
    database.read(
      database.select().from(reviewReminders).where(eq(reviewReminders.userId, userId)),
    ),
    database.read(
      database
        .select({ sessionHash })
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.userId, userId)),
    ),
  ]);
  return { reminder: reminder ?? null, sessions: devices.map((device) => device.sessionHash) };
}

/** Stores the learner's reminder. */
function storeStatement(database: Database, row: Omit<ReminderRow, "checkedAt">) {
  const { userId, ...changed } = row;
  return database
    .insert(reviewReminders)
    .values(row)
    .onConflictDoUpdate({ target: reviewReminders.userId, set: changed });
}

export async function storeReminder(
  database: Database,
  row: Omit<ReminderRow, "checkedAt">,
): Promise<void> {
  await storeStatement(database, row);
}

/** Stores the learner's reminder, and the browser of a session, in one batch. */
export async function storeDevice(
  database: Database,
  row: Omit<ReminderRow, "checkedAt">,
  device: typeof pushSubscriptions.$inferInsert,
): Promise<void> {
  const { sessionHash, ...changed } = device;
  await database.batch([
    storeStatement(database, row),
    // The browser may have registered in another session, or for another learner.
    database.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, device.endpoint)),
    database
      .insert(pushSubscriptions)
      .values(device)
      .onConflictDoUpdate({ target: pushSubscriptions.sessionHash, set: changed }),
    database.delete(pushSubscriptions).where(
      and(
        eq(pushSubscriptions.userId, device.userId),
        sql`${pushSubscriptions.sessionHash} NOT IN (
          SELECT session_hash FROM push_subscriptions WHERE user_id = ${device.userId}
          ORDER BY created_at DESC, session_hash = ${sessionHash} DESC LIMIT ${mostDevices})`,
      ),
    ),
  ]);
}

/** Ends reminders in the browser of a session; if it was the last one, reminders are off. */
export async function deleteDevice(
  database: Database,
  userId: string,
  sessionHash: string,
): Promise<void> {
  await database.batch([
    database
      .delete(pushSubscriptions)
      .where(
        and(eq(pushSubscriptions.sessionHash, sessionHash), eq(pushSubscriptions.userId, userId)),
      ),
    database
      .update(reviewReminders)
      .set({ enabled: false, nextAt: null })
      .where(
        and(
          eq(reviewReminders.userId, userId),
          sql`NOT EXISTS (SELECT 1 FROM push_subscriptions WHERE user_id = ${userId})`,
        ),
      ),
  ]);
}

export interface DueReminder extends ReminderTime {
  userId: string;
  language: string;
  nextAt: Date;
}

/** Reminders whose time has come, the earliest first. */
export async function listDueReminders(
  database: Database,
  now: Date,
  limit: number,
): Promise<DueReminder[]> {
  const { userId, hour, timeZone, language, nextAt } = reviewReminders;
  const rows = await database
    .select({ userId, hour, timeZone, language, nextAt })
    .from(reviewReminders)
    .where(lte(nextAt, now))
    .orderBy(asc(nextAt))
    .limit(limit);
  return rows.flatMap((row) => (row.nextAt === null ? [] : { ...row, nextAt: row.nextAt }));
}

/**
 * Moves reminders to their next time, unless another run has done so.
 * @returns the learners of those that were moved
 */
export async function claimReminders(
  database: Database,
  claimed: readonly ClaimedReminder[],
): Promise<Set<string>> {
  const rows = claimed.map(({ userId, nextAt, following, checkedAt }) => ({
    userId,
    nextAt: nextAt.getTime(),
    following: following.getTime(),
    checkedAt: checkedAt?.getTime() ?? null,
  }));
  const moved = await database.all<{ userId: string }>(sql`
    UPDATE review_reminders
    SET next_at = claimed.value ->> 'following',
      checked_at = coalesce(claimed.value ->> 'checkedAt', checked_at)
    FROM json_each(${JSON.stringify(rows)}) AS claimed
    WHERE user_id = claimed.value ->> 'userId' AND next_at = claimed.value ->> 'nextAt'
    RETURNING user_id AS userId`);
  return new Set(moved.map(({ userId }) => userId));
}

interface ClaimedReminder extends Pick<DueReminder, "userId" | "nextAt"> {
  following: Date;
  /** Null if it comes too late for its day. */
  checkedAt: Date | null;
}

export interface Device extends PushAddress {
  sessionHash: string;
  userId: string;
}

/** The browsers of these learners. */
export async function listDevices(
  database: Database,
  userIds: readonly string[],
): Promise<Device[]> {
  const { sessionHash, userId, endpoint, p256dh, auth } = pushSubscriptions;
  return database
    .select({ sessionHash, userId, endpoint, p256dh, auth })
    .from(pushSubscriptions)
    .where(isOneOf(userId, userIds));
}

/** Removes browsers, and stops looking at learners who have none, until one of theirs is back. */
export async function forgetDevices(
  database: Database,
  sessionHashes: readonly string[],
  userIds: readonly string[],
): Promise<void> {
  if (sessionHashes.length + userIds.length === 0) return;
  await database.batch([
    database.delete(pushSubscriptions).where(isOneOf(pushSubscriptions.sessionHash, sessionHashes)),
    database
      .update(reviewReminders)
      .set({ nextAt: null })
      .where(
        and(
          isOneOf(reviewReminders.userId, userIds),
          sql`NOT EXISTS (
            SELECT 1 FROM push_subscriptions AS own WHERE own.user_id = ${reviewReminders.userId})`,
        ),
      ),
  ]);
}

const isOneOf = (column: SQLiteColumn, values: readonly string[]) =>
  sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(values)}))`;
