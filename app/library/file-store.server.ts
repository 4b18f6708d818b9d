import { and, desc, eq, inArray, lte, sql } from "drizzle-orm";
import type { Database } from "~/platform/database.server";
import type { FileSummary } from "./schema";
import { bytesToRemove, files } from "./tables.server";

export type FileRow = typeof files.$inferSelect;

export function toFileSummary(row: FileRow): FileSummary {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    size: row.size,
    createdAt: row.createdAt.toISOString(),
    status: row.status,
    problem: row.problem,
    pages: row.pages,
    words: row.words,
  };
}

/** The learner's files, newest first. */
export async function listFileRows(database: Database, userId: string): Promise<FileRow[]> {
  return database
    .select()
    .from(files)
    .where(eq(files.userId, userId))
    .orderBy(desc(files.createdAt), desc(sql`rowid`));
}

/** Null where there is no such file, or it is somebody else's. */
export async function findFileRow(
  database: Database,
  userId: string,
  id: string,
): Promise<FileRow | null> {
  const row = await database
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.userId, userId)))
    .get();
  return row ?? null;
}

/** Enters keys whose bytes are about to be written, to be removed at `due` if nothing follows. */
export async function announceBytes(database: Database, key: string, due: Date): Promise<void> {
  await database.insert(bytesToRemove).values({ key, due });
}

/** The statements that add a file and keep its bytes; part of an upload's one batch. */
export function insertFileStatements(database: Database, row: FileRow) {
  return [
    database.insert(files).values(row),
    database.delete(bytesToRemove).where(eq(bytesToRemove.key, row.bytesKey)),
  ] as const;
}

/**
 * Deletes the row, with all that hangs on it; a trigger leaves its bytes to the sweep.
 * @returns false where there is no such file of this learner
 */
export async function deleteFileRow(
  database: Database,
  userId: string,
  id: string,
): Promise<boolean> {
  const deleted = await database
    .delete(files)
    .where(and(eq(files.id, id), eq(files.userId, userId)))
    .returning({ id: files.id });
  return deleted.length > 0;
}

/** Up to 500 keys whose bytes are due for removal. */
export async function listDueBytes(database: Database, now: Date): Promise<string[]> {
  const rows = await database
    .select({ key: bytesToRemove.key })
    .from(bytesToRemove)
    .where(lte(bytesToRemove.due, now))
    .limit(500);
  return rows.map((row) => row.key);
}

export async function forgetBytes(database: Database, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  await database
    .delete(bytesToRemove)
    .where(inArray(bytesToRemove.key, sql`(SELECT value FROM json_each(${JSON.stringify(keys)}))`));
}
