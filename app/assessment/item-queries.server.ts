import { and, asc, eq, gt, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Owner } from "~/platform/app.server";
import type { Database } from "~/platform/database.server";
import { memoryStates } from "./memory";
import { comesInReview } from "./memory-columns.server";
import type { EntryQuery, ReviewCounts } from "./review-items";
import type { ItemTable } from "./review-log-store.server";

export type ReviewTable = ItemTable & {
  due: SQLiteColumn;
  keptAt: SQLiteColumn;
  setAsideAt: SQLiteColumn;
  setAsideReason: SQLiteColumn;
};

const { new: isNew, learning, review, relearning } = memoryStates;
const steps = [learning, relearning];

/** The condition and order of items to read; each follows the index of items in review. */
export function entriesToRead(
  items: ReviewTable,
  userId: Owner["id"],
  { of, until }: Omit<EntryQuery, "limit">,
): { where: SQL | undefined; order: SQL } {
  const kept = and(eq(items.userId, userId), comesInReview(items));
  const order = asc(items.due);
  switch (of) {
    case "steps":
      return { where: and(kept, inArray(items.state, steps), lte(items.due, until)), order };
    case "due":
      return { where: and(kept, eq(items.state, review), lte(items.due, until)), order };
    case "new":
      return { where: and(kept, eq(items.state, isNew)), order };
  }
}

/** How many of the learner's items are due until a time or new, and when the next one is due. */
export async function countItems(
  database: Database,
  items: ReviewTable,
  userId: Owner["id"],
  until: Date,
): Promise<ReviewCounts> {
  const kept = and(eq(items.userId, userId), comesInReview(items));
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
  items: ReviewTable,
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
export async function setItemAside(
  database: Database,
  items: ReviewTable,
  place: { userId: string; itemId: string },
  { at, reason }: { at: Date; reason: string },
): Promise<boolean> {
  const changed = await database
    .update(items)
    .set({ setAsideAt: at, setAsideReason: reason })
    .where(and(eq(items.id, place.itemId), eq(items.userId, place.userId)))
    .returning({ id: items.id });
  return changed.length > 0;
}
