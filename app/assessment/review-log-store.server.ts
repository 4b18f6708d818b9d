import { and, asc, desc, eq, gt, gte, lte, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Owner } from "~/platform/app.server";
import type { Database } from "~/platform/database.server";
import type { Grade } from "./grades";
import { limitedDue, type Memory, memoryAfter, newMemory, type Recall } from "./memory";
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

export interface ItemPlace {
  userId: string;
  itemId: string;
}

/** When an item is due, if it is due by its memory at a time. */
export type DueLimit = (item: { id: string } & Pick<Memory, "due" | "lastReview">) => Date;

/**
 * Adds a rating unless it is there already, and stores the memory that follows from all ratings of the item.
 * @param readLimit what limits its due time; read in the same moment as its ratings
 * @returns the memory; null if the learner has no such item
 */
export async function insertRating(
  database: Database,
  items: ItemTable,
  place: ItemPlace,
  rating: NewRating,
  readLimit: () => Promise<DueLimit>,
): Promise<Recall | null> {
  const { id, grade, ratedAt, selected = null, sure = null } = rating;
  return changeRatings(database, items, place, { now: ratedAt, readLimit }, (log, unchanged) => ({
    after: log.some((other) => other.id === id)
      ? log
      : [...log, { id, grade, ratedAt, sure }].sort(
          (a, b) => a.ratedAt.getTime() - b.ratedAt.getTime() || (a.id < b.id ? -1 : 1),
        ),
    write: database.insert(reviewLog).select(
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
        .where(and(ownItem(items, place), unchanged)),
    ),
  }));
}

/** The statement that adds the ratings that a query selects, in the order of the columns. */
export function insertRatings(database: Database, ratings: SQL) {
  return database.insert(reviewLog).select(ratings).onConflictDoNothing();
}

/** Deletes a rating, and stores the memory that follows from the others. */
export async function deleteRating(
  database: Database,
  items: ItemTable,
  place: ItemPlace,
  id: string,
  { now, readLimit }: { now: Date; readLimit: () => Promise<DueLimit> },
): Promise<Recall | null> {
  return changeRatings(database, items, place, { now, readLimit }, (log, unchanged) => ({
    after: log.filter((rating) => rating.id !== id),
    write: database
      .delete(reviewLog)
      .where(and(eq(reviewLog.id, id), eq(reviewLog.userId, place.userId), unchanged)),
  }));
}

type LogEntry = Pick<LoggedRating, "id" | "grade" | "ratedAt" | "sure">;

/**
 * Changes the ratings of an item and its memory in one batch. If a rating comes in between, nothing is written,
 * and it starts again.
 * @param times.now the due time of an item without ratings
 * @param change the ratings afterwards, in their order, and the write, which must not happen unless `unchanged`
 */
async function changeRatings(
  database: Database,
  items: ItemTable,
  place: ItemPlace,
  times: { now: Date; readLimit: () => Promise<DueLimit> },
  change: (log: LogEntry[], unchanged: SQL) => { after: LogEntry[]; write: BatchItem<"sqlite"> },
): Promise<Recall | null> {
  const [[[item], log], limitDue] = await Promise.all([
    database.batch([
      database
        .select({ initialMemory: sql<string | null>`${items.initialMemory}` })
        .from(items)
        .where(ownItem(items, place)),
      database
        .select()
        .from(reviewLog)
        .where(eq(reviewLog.itemId, place.itemId))
        .orderBy(asc(reviewLog.ratedAt), asc(reviewLog.id)),
    ]),
    times.readLimit(),
  ]);
  if (!item) return null;
  const { after, write } = change(log, logIs(place, log));
  const before = item.initialMemory ? parseMemory(item.initialMemory) : newMemory(times.now);
  const remembered = memoryAfter(before, after);
  const { lastReview } = remembered;
  const limit = (due: Date) => limitDue({ id: place.itemId, due, lastReview });
  const last = after.at(-1);
  const due = last
    ? limitedDue(memoryAfter(before, after.slice(0, -1)), last, limit)
    : limit(remembered.due);
  const recall = { ...remembered, due };
  if (after.length === log.length) return recall;
  const [, stored] = await database.batch([
    write,
    database
      .update(items)
      .set(recall)
      .where(and(ownItem(items, place), logIs(place, after)))
      .returning({ id: items.id }),
  ]);
  return stored.length > 0 ? recall : changeRatings(database, items, place, times, change);
}

/** Whether these are all ratings of an item, and as they are here: the same answer may arrive at another time. */
function logIs({ itemId }: ItemPlace, log: readonly LogEntry[]): SQL {
  const entries = log.map(({ id, grade, ratedAt, sure }) => {
    return [id, grade, ratedAt.getTime(), sure === null ? null : Number(sure)];
  });
  return sql`(SELECT json_group_array(json_array(id, grade, rated_at, sure)) FROM
    (SELECT * FROM review_log WHERE item_id = ${itemId} ORDER BY rated_at, id))
    = ${JSON.stringify(entries)}`;
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

/** How many of a learner's ratings are in a time; not more than `most`. */
export async function countRatings(
  database: Database,
  userId: string,
  { after, through }: { after: Date; through: Date },
  most: number,
): Promise<number> {
  const { ratedAt } = reviewLog;
  const rows = database
    .select({ one: sql`1`.as("one") })
    .from(reviewLog)
    .where(and(eq(reviewLog.userId, userId), gt(ratedAt, after), lte(ratedAt, through)))
    .limit(most)
    .as("ratings");
  const [counted] = await database.select({ count: sql<number>`count(*)` }).from(rows);
  return counted?.count ?? 0;
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
