import { and, asc, desc, eq, gte, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Owner } from "~/platform/app.server";
import type { Database } from "~/platform/database.server";
import type { Grade } from "./grades";
import { memoryAfter, newMemory, type Recall } from "./memory";
import { parseMemory } from "./memory-columns.server";
import { reviewLog } from "./tables.server";

/** A table of items with the columns of `memoryColumns` and `reviewColumns`. */
export type ItemTable = SQLiteTable & {
  id: SQLiteColumn;
  userId: SQLiteColumn;
  state: SQLiteColumn;
  initialMemory: SQLiteColumn;
};

export interface NewRating {
  /** The same for a rating that arrives twice. */
  id: string;
  grade: Grade;
  ratedAt: Date;
  selected?: number | null;
  sure?: boolean | null;
}

/** A rating of the past. */
export type LoggedRating = typeof reviewLog.$inferSelect;

interface ItemPlace {
  userId: string;
  itemId: string;
}

/**
 * Adds a rating unless it is there already, and computes the item's memory from all its ratings.
 * @returns the memory; null if the learner has no such item
 */
export async function insertRating(
  database: Database,
  items: ItemTable,
  place: ItemPlace,
  { id, grade, ratedAt, selected = null, sure = null }: NewRating,
): Promise<Recall | null> {
  const inserted = database
    .insert(reviewLog)
    .select(
      database
        .select({
          id: sql`${id}`.as("id"),
          userId: sql`${items.userId}`.as("user_id"),
          itemId: sql`${items.id}`.as("item_id"),
          grade: sql`${grade}`.as("grade"),
          selected: sql`${selected}`.as("selected"),
          sure: sql`${sure === null ? null : Number(sure)}`.as("sure"),
          first: sql`${items.state} = 0`.as("first"),
          ratedAt: sql`${ratedAt.getTime()}`.as("rated_at"),
        })
        .from(items)
        .where(ownItem(items, place)),
    )
    .onConflictDoNothing();
  const [, ...read] = await database.batch([inserted, ...readHistory(database, items, place)]);
  return storeMemory(database, items, place, read, ratedAt);
}

/** The statement that adds the ratings that a query selects, in the order of the columns. */
export function insertRatings(database: Database, ratings: SQL) {
  return database.insert(reviewLog).select(ratings).onConflictDoNothing();
}

/** Deletes a rating, and computes the item's memory from the others. */
export async function deleteRating(
  database: Database,
  items: ItemTable,
  place: ItemPlace,
  id: string,
  now: Date,
): Promise<Recall | null> {
  const deleted = database
    .delete(reviewLog)
    .where(
      and(
        eq(reviewLog.id, id),
        eq(reviewLog.userId, place.userId),
        eq(reviewLog.itemId, place.itemId),
      ),
    );
  const [, ...read] = await database.batch([deleted, ...readHistory(database, items, place)]);
  return storeMemory(database, items, place, read, now);
}

type History = readonly [{ initialMemory: string | null }[], LoggedRating[]];

function readHistory(database: Database, items: ItemTable, place: ItemPlace) {
  return [
    database
      .select({ initialMemory: sql<string | null>`${items.initialMemory}` })
      .from(items)
      .where(ownItem(items, place)),
    database
      .select()
      .from(reviewLog)
      .where(eq(reviewLog.itemId, place.itemId))
      .orderBy(asc(reviewLog.ratedAt), asc(reviewLog.id)),
  ] as const;
}

/** Stores the memory that follows from a history; reads it again if there is another rating by now. */
async function storeMemory(
  database: Database,
  items: ItemTable,
  place: ItemPlace,
  [[item], log]: History,
  now: Date,
): Promise<Recall | null> {
  if (!item) return null;
  const before = item.initialMemory ? parseMemory(item.initialMemory) : newMemory(now);
  const recall = memoryAfter(before, log);
  const read = JSON.stringify(log.map(({ id }) => id));
  const current = sql`(SELECT json_group_array(id) FROM
    (SELECT id FROM review_log WHERE item_id = ${place.itemId} ORDER BY rated_at, id))`;
  const stored = await database
    .update(items)
    .set(recall)
    .where(and(ownItem(items, place), sql`${current} = ${read}`))
    .returning({ id: items.id });
  if (stored.length > 0) return recall;
  const again = await database.batch(readHistory(database, items, place));
  return storeMemory(database, items, place, again, now);
}

function ownItem(items: ItemTable, { userId, itemId }: ItemPlace) {
  return and(eq(items.id, itemId), eq(items.userId, userId));
}

/** The latest ratings of some items with a column of each, newest first. */
export async function listItemRatings<Column>(
  database: Database,
  items: ItemTable,
  { where, column, limit }: { where: SQL | undefined; column: SQLiteColumn; limit: number },
): Promise<{ rating: LoggedRating; column: Column }[]> {
  return database
    .select({ rating: reviewLog, column: sql<Column>`${column}`.as("item_column") })
    .from(items)
    .innerJoin(reviewLog, eq(reviewLog.itemId, items.id))
    .where(where)
    .orderBy(desc(reviewLog.ratedAt), desc(sql`${reviewLog}.rowid`))
    .limit(limit);
}

/** The learner's ratings since a time, oldest first. */
export async function listRatingsSince(
  database: Database,
  userId: Owner["id"],
  since: Date,
): Promise<LoggedRating[]> {
  return database.read(
    database
      .select()
      .from(reviewLog)
      .where(and(eq(reviewLog.userId, userId), gte(reviewLog.ratedAt, since)))
      .orderBy(asc(reviewLog.ratedAt)),
  );
}

/** A rating of the learner; null if there is none with this id. */
export async function findRating(
  database: Database,
  userId: string,
  id: string,
): Promise<LoggedRating | null> {
  const found = await database
    .select()
    .from(reviewLog)
    .where(and(eq(reviewLog.id, id), eq(reviewLog.userId, userId)))
    .get();
  return found ?? null;
}

/** The UTC days, counted from 1970, on which the learner rated an item. */
export async function listRatedDays(database: Database, userId: Owner["id"]): Promise<number[]> {
  const rows = await database.read(
    database
      .selectDistinct({ day: sql<number>`${reviewLog.ratedAt} / 86400000` })
      .from(reviewLog)
      .where(eq(reviewLog.userId, userId)),
  );
  return rows.map(({ day }) => day);
}
