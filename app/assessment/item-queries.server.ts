import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  not,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Owner } from "~/platform/app.server";
import type { Database } from "~/platform/database.server";
import { isOneOf } from "~/platform/is-one-of.server";
import { dueByMemory, type MemoryState, memoryStates } from "./memory";
import { comesInReview, parseMemory } from "./memory-columns.server";
import type {
  CollectionTally,
  EntryQuery,
  ItemFilter,
  NewDue,
  OriginCounts,
  ReviewCounts,
  ScheduledItem,
} from "./review-items";
import type { ItemTable } from "./review-log-store.server";

export type ReviewTable = ItemTable & {
  due: SQLiteColumn;
  keptAt: SQLiteColumn;
  reportedAt: SQLiteColumn;
  reportReason: SQLiteColumn;
  lastReview: SQLiteColumn;
  scheduledDays: SQLiteColumn;
  reps: SQLiteColumn;
  missedAt: SQLiteColumn;
};

/** Items of one kind. */
export interface StoredItems {
  table: ReviewTable;
  /** The id of an item's document. */
  fileId: SQLWrapper;
  /** The course that it was put into directly. */
  courseId: SQLWrapper;
  /** The id of its deck or past paper. */
  collectionId: SQLWrapper;
}

const { new: isNew, learning, review, relearning } = memoryStates;
const steps = [learning, relearning];

/** The condition and order of items to read; each follows the index of items in review. */
export function entriesToRead(
  stored: StoredItems,
  userId: Owner["id"],
  { of, until, exams, ...filter }: Omit<EntryQuery, "limit">,
): { where: SQL | undefined; order: SQL } {
  const { table: items, fileId, courseId } = stored;
  const ofExams = exams && comesFrom(stored, [...exams.keys()]);
  const kept = and(keptBy(items, userId), passes(stored, filter), ofExams);
  const days = exams && JSON.stringify(Object.fromEntries(exams));
  const order = days
    ? sql`(SELECT min(value) FROM json_each(${days}) WHERE key IN (${fileId}, ${courseId})), ${items.due}`
    : asc(items.due);
  switch (of) {
    case "steps":
      return { where: and(kept, inArray(items.state, steps), lte(items.due, until)), order };
    case "due":
      return { where: and(kept, eq(items.state, review), lte(items.due, until)), order };
    case "new":
      return { where: and(kept, eq(items.state, isNew)), order };
  }
}

function keptBy(items: ReviewTable, userId: Owner["id"]): SQL | undefined {
  return and(eq(items.userId, userId), comesInReview(items));
}

function passes(stored: StoredItems, { origins, itemIds }: ItemFilter): SQL | undefined {
  return and(origins && comesFrom(stored, origins), itemIds && isOneOf(stored.table.id, itemIds));
}

function comesFrom({ fileId, courseId }: StoredItems, ids: readonly string[]): SQL | undefined {
  return or(isOneOf(fileId, ids), isOneOf(courseId, ids));
}

/**
 * How many of the learner's items are due until a time or new, and when the next one is due.
 */
export async function countItems(
  database: Database,
  stored: StoredItems,
  userId: Owner["id"],
  until: Date,
  filter: ItemFilter = {},
): Promise<ReviewCounts> {
  const { table: items } = stored;
  const kept = and(keptBy(items, userId), passes(stored, filter));
  const known = inArray(items.state, [...steps, review]);
  const [due, fresh, next] = await Promise.all([
    database.read(
      database
        .select({ due: sql<number>`count(*)` })
        .from(items)
        .where(and(kept, known, lte(items.due, until))),
    ),
    database.read(
      database
        .select({ fresh: sql<number>`count(*)` })
        .from(items)
        .where(and(kept, eq(items.state, isNew))),
    ),
    database.read(
      database
        .select({ next: sql<number | null>`min(${items.due})` })
        .from(items)
        .where(and(kept, known, gt(items.due, until))),
    ),
  ]);
  const soonest = next[0]?.next ?? null;
  return {
    due: due[0]?.due ?? 0,
    new: fresh[0]?.fresh ?? 0,
    next: soonest === null ? null : new Date(soonest),
  };
}

const dayLength = 86_400_000;

/**
 * How many items are due on each UTC day (counted from 1970) from now until a time; what is overdue counts on
 * the first. Each day is a stretch of the index of items in review: grouping its rows takes six times as long.
 */
export async function forecastItems(
  database: Database,
  { table: items }: StoredItems,
  userId: Owner["id"],
  { now, until }: { now: Date; until: Date },
): Promise<{ day: number; count: number }[]> {
  const first = Math.floor(now.getTime() / dayLength);
  const last = Math.floor(until.getTime() / dayLength);
  const days = Array.from({ length: last - first + 1 }, (_, index) => ({
    day: first + index,
    from: index === 0 ? 0 : (first + index) * dayLength,
    end: (first + index + 1) * dayLength,
  }));
  const dueThatDay = and(
    eq(items.userId, userId),
    comesInReview(items),
    inArray(items.state, [...steps, review]),
    sql`${items.due} >= value ->> 'from' AND ${items.due} < value ->> 'end'`,
  );
  return database.read(
    database
      .select({
        day: sql<number>`value ->> 'day'`.as("day"),
        count: sql<number>`(SELECT count(*) FROM ${items} WHERE ${dueThatDay})`.as("items_due"),
      })
      .from(sql`json_each(${JSON.stringify(days)})`),
  );
}

/** Sets an item aside. @returns whether the learner has such an item */
export async function markItemReported(
  database: Database,
  { table: items }: StoredItems,
  place: { userId: string; itemId: string },
  { at, reason }: { at: Date; reason: string },
): Promise<boolean> {
  const changed = await database
    .update(items)
    .set({ reportedAt: at, reportReason: reason })
    .where(and(eq(items.id, place.itemId), eq(items.userId, place.userId)))
    .returning({ id: items.id });
  return changed.length > 0;
}

/** Deletes an item; a trigger deletes its ratings. @returns whether the learner had such an item */
export async function deleteItem(
  database: Database,
  { table: items }: StoredItems,
  place: { userId: string; itemId: string },
): Promise<boolean> {
  const removed = await database
    .delete(items)
    .where(and(eq(items.id, place.itemId), eq(items.userId, place.userId)))
    .returning({ id: items.id });
  return removed.length > 0;
}

/** Restores a reported item. @returns whether the learner has such an item */
export async function markItemRestored(
  database: Database,
  { table: items }: StoredItems,
  place: { userId: string; itemId: string },
): Promise<boolean> {
  const changed = await database
    .update(items)
    .set({ reportedAt: null, reportReason: null })
    .where(and(eq(items.id, place.itemId), eq(items.userId, place.userId)))
    .returning({ id: items.id });
  return changed.length > 0;
}

/** How many items of each document and course come in review, are due until a time, or new. */
export async function countItemsByOrigin(
  database: Database,
  { table: items, fileId, courseId }: StoredItems,
  userId: Owner["id"],
  until: Date,
): Promise<OriginCounts[]> {
  const isFresh = sql`${items.state} = ${isNew}`;
  return database.read(
    database
      .select({
        fileId: sql<string | null>`${fileId}`.as("item_file"),
        courseId: sql<string | null>`${courseId}`.as("item_course"),
        due: sql<number>`sum(NOT ${isFresh} AND ${items.due} <= ${until.getTime()})`.as(
          "items_due",
        ),
        steps:
          sql<number>`sum(${inArray(items.state, steps)} AND ${items.due} <= ${until.getTime()})`.as(
            "items_steps",
          ),
        new: sql<number>`sum(${isFresh})`.as("items_new"),
        kept: sql<number>`count(*)`.as("items_kept"),
      })
      .from(items)
      .where(keptBy(items, userId))
      .groupBy(sql`item_file`, sql`item_course`),
  );
}

/** The items of each deck or past paper in a course that come from none of its documents, counted. */
export async function tallyCollections(
  database: Database,
  { table: items, fileId, courseId, collectionId }: StoredItems,
  userId: Owner["id"],
  course: { id: string; fileIds: readonly string[] },
  until: Date,
): Promise<CollectionTally[]> {
  // An imported item brings ratings along that were not given here.
  const isAnswered = sql`${items.reps} > coalesce(${items.initialMemory} ->> '$.reps', 0)`;
  const isKept = sql`${items.keptAt} IS NOT NULL`;
  const isDue = sql`${isKept} AND ${items.state} <> ${isNew} AND ${items.due} <= ${until.getTime()}`;
  return database
    .select({
      id: sql<string>`${collectionId}`.as("collection"),
      right: sql<number>`sum(${isAnswered} AND ${items.missedAt} IS NULL)`,
      answers: sql<number>`sum(${isAnswered})`,
      due: sql<number>`sum(${isDue})`,
      kept: sql<number>`sum(${isKept})`,
    })
    .from(items)
    .where(
      and(
        eq(items.userId, userId),
        eq(courseId, course.id),
        isNotNull(collectionId),
        isNull(items.reportedAt),
        or(isNull(fileId), not(isOneOf(fileId, course.fileIds))),
      ),
    )
    .groupBy(sql`collection`);
}

/** The learner's items of documents, courses and collections, each with the time at which it is due by its memory. */
export async function listScheduledItems(
  database: Database,
  stored: StoredItems,
  userId: Owner["id"],
  ids: readonly string[],
): Promise<ScheduledItem[]> {
  const { table: items, fileId, courseId, collectionId } = stored;
  const rows = await database
    .select({
      id: sql<string>`${items.id}`,
      fileId: sql<string | null>`${fileId}`.as("item_file"),
      courseId: sql<string | null>`${courseId}`.as("item_course"),
      state: sql<MemoryState>`${items.state}`,
      due: sql<number>`${items.due}`,
      scheduledDays: sql<number>`${items.scheduledDays}`,
      reps: sql<number>`${items.reps}`,
      lastReview: sql<number | null>`${items.lastReview}`,
      initialMemory: sql<string | null>`${items.initialMemory}`,
    })
    .from(items)
    .where(and(keptBy(items, userId), or(comesFrom(stored, ids), isOneOf(collectionId, ids))));
  return rows.map(({ initialMemory, ...row }) => {
    const storedDue = new Date(row.due);
    const lastReview = row.lastReview === null ? null : new Date(row.lastReview);
    const due = ownDueOf({ ...row, due: storedDue, lastReview, initialMemory });
    const { id, fileId: file, courseId: course, state } = row;
    return { id, fileId: file, courseId: course, state, lastReview, due, storedDue };
  });
}

/** The due time of a stored item without any exam. */
export function ownDueOf({
  initialMemory,
  ...memory
}: Parameters<typeof dueByMemory>[0] & { initialMemory: string | null }): Date {
  return dueByMemory(memory, initialMemory === null ? null : parseMemory(initialMemory));
}

/** Items in one statement; D1 takes 2 MB of JSON. */
const itemsInStatement = 10_000;

/** Stores due times, unless an item was rated meanwhile. */
export async function storeDueTimes(
  database: Database,
  { table: items }: StoredItems,
  userId: string,
  changed: readonly NewDue[],
): Promise<void> {
  for (let start = 0; start < changed.length; start += itemsInStatement) {
    const rows = changed.slice(start, start + itemsInStatement).map(({ id, due, lastReview }) => ({
      id,
      due: due.getTime(),
      lastReview: lastReview?.getTime() ?? null,
    }));
    await database.run(sql`
      UPDATE ${items} SET due = changed.value ->> '$.due'
      FROM json_each(${JSON.stringify(rows)}) AS changed
      WHERE ${items.id} = changed.value ->> '$.id' AND ${items.userId} = ${userId}
        AND ${items.lastReview} IS changed.value ->> '$.lastReview'`);
  }
}
