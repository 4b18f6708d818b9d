import { and, eq, inArray, lte, sql } from "drizzle-orm";
import type { Database } from "~/platform/database.server";
import type { FileRow } from "./file-store.server";
import { files } from "./tables.server";

type Queued = Pick<FileRow, "id" | "pagesRead">;

/** Marks the learner's oldest unread files as queued, as many as leave at most `most` queued. */
export async function markQueued(
  database: Database,
  userId: string,
  most: number,
): Promise<Queued[]> {
  const free = sql`max(0, ${most} - (SELECT count(*) FROM ${files}
    WHERE user_id = ${userId} AND status = 'reading' AND queued))`;
  const next = sql`(SELECT id FROM ${files} WHERE user_id = ${userId} AND status = 'reading' AND queued IS NOT 1
    ORDER BY created_at, id LIMIT ${free})`;
  return database
    .update(files)
    .set({ queued: true })
    .where(inArray(files.id, next))
    .returning({ id: files.id, pagesRead: files.pagesRead });
}

/** Up to 100 queued files that were uploaded before `moment` and are still being read. */
export async function listQueued(database: Database, moment: Date): Promise<Queued[]> {
  return database
    .select({ id: files.id, pagesRead: files.pagesRead })
    .from(files)
    .where(and(eq(files.status, "reading"), eq(files.queued, true), lte(files.createdAt, moment)))
    .limit(100);
}

/** Up to 100 learners who have unread files that are not queued. */
export async function listWaitingLearners(database: Database): Promise<string[]> {
  const rows = await database
    .selectDistinct({ userId: files.userId })
    .from(files)
    .where(and(eq(files.status, "reading"), sql`${files.queued} IS NOT 1`))
    .limit(100);
  return rows.map(({ userId }) => userId);
}
