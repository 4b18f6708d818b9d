import { and, desc, eq, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { Owner } from "~/platform/app.server";
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
    pagesRead: row.pagesRead,
    words: row.words,
  };
}

/** The learner's files, newest first. */
export async function listFileRows(database: Database, userId: Owner["id"]): Promise<FileRow[]> {
  return database.read(
    database
      .select()
      .from(files)
      .where(eq(files.userId, userId))
      .orderBy(desc(files.createdAt), desc(sql`rowid`)),
  );
}

/** Null where there is no such file, or it is somebody else's. */
export async function findFileRow(
  database: Database,
  userId: string,
  id: string,
): Promise<FileRow | null> {
  const [row] = await database.read(
    database
      .select()
      .from(files)
      .where(and(eq(files.id, id), eq(files.userId, userId))),
  );
  return row ?? null;
}

/** Enters a key whose bytes are about to be written, to be removed at `due` if nothing follows. */
export async function announceBytes(database: Database, key: string, due: Date): Promise<void> {
  await database
    .insert(bytesToRemove)
    .values({ key, due })
    .onConflictDoUpdate({ target: bytesToRemove.key, set: { due } });
}

/** What a learner may have stored: bytes of files, and passages of their text. */
export interface Stored {
  bytes: number;
  passages: number;
}

const storedBytes = (userId: string) =>
  sql<number>`(SELECT coalesce(sum(size), 0) FROM files WHERE user_id = ${userId})`;
const storedPassages = (userId: string) =>
  sql<number>`(SELECT count(*) FROM passages WHERE user_id = ${userId})`;

export async function sumStored(database: Database, userId: string): Promise<Stored> {
  const [stored] = await database.read(
    database
      .select({ bytes: storedBytes(userId), passages: storedPassages(userId) })
      .from(sql`(SELECT 1)`),
  );
  return stored ?? { bytes: 0, passages: 0 };
}

/** The statements that add a file and keep its bytes; part of an upload's one batch. */
export function insertFileStatements(database: Database, row: FileRow) {
  return [database.insert(files).values(row), keepBytesStatement(database, row.bytesKey)] as const;
}

/**
 * The same of a batch's first file, where the batch is only to be stored if `added` fits below
 * `limit`. A file that does not fit is given no size, or no name, so that the whole batch fails:
 * what is counted and what is written are one transaction. `boundPassed` tells such a failure.
 */
export function insertIfFitsStatements(
  database: Database,
  row: FileRow,
  added: Stored,
  limit: Stored,
) {
  const { userId, size, name } = row;
  const bytesFit = sql`${storedBytes(userId)} + ${added.bytes} <= ${limit.bytes}`;
  const passagesFit = sql`${storedPassages(userId)} + ${added.passages} <= ${limit.passages}`;
  return [
    database.insert(files).values({
      ...row,
      size: sql`CASE WHEN ${bytesFit} THEN ${size} END`,
      name: sql`CASE WHEN ${passagesFit} THEN ${name} END`,
    }),
    keepBytesStatement(database, row.bytesKey),
  ] as const;
}

/** What did not fit where the batch of `insertIfFitsStatements` has failed for that; else null. */
export function boundPassed(error: unknown): keyof Stored | null {
  if (!(error instanceof Error)) return null;
  const column = /NOT NULL constraint failed: files\.(name|size)\b/.exec(error.message)?.[1];
  if (!column) return boundPassed(error.cause);
  return column === "size" ? "bytes" : "passages";
}

/** The statement that keeps announced bytes; part of the batch that stores their row. */
export function keepBytesStatement(database: Database, key: string) {
  return database.delete(bytesToRemove).where(eq(bytesToRemove.key, key));
}

/** A file that is being read, whoever owns it; null where it is not, or gone. */
export async function findReadingRow(database: Database, id: string): Promise<FileRow | null> {
  const row = await database
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.status, "reading")))
    .get();
  return row ?? null;
}

/** Up to 100 files that were uploaded before `moment` and are still being read. */
export async function listReadingRows(database: Database, moment: Date): Promise<FileRow[]> {
  return database
    .select()
    .from(files)
    .where(and(eq(files.status, "reading"), lte(files.createdAt, moment)))
    .limit(100);
}

/** Is `page` the one that the file waits for? Pages may be read twice, and count once. */
export function awaitsPage(fileId: string, page: number): SQL {
  return sql`EXISTS (SELECT 1 FROM ${files} WHERE ${files.id} = ${fileId}
    AND ${files.status} = 'reading' AND ${files.pagesRead} = ${page - 1})`;
}

/**
 * The statement that counts a page as read, of a file that waits for it.
 * @param reading `through`: the last page before the next that is to be read
 */
export function countPageStatement(
  database: Database,
  file: { id: string },
  page: number,
  reading: { through: number; pages: number; words: number },
) {
  return database
    .update(files)
    .set({
      pagesRead: reading.through,
      pages: reading.pages,
      words: sql`coalesce(${files.words}, 0) + ${reading.words}`,
    })
    .where(and(eq(files.id, file.id), eq(files.status, "reading"), eq(files.pagesRead, page - 1)));
}

/** Was the file read by an older reader? When two requests read it again, the second finds it was not. */
export function wasReadBefore(fileId: string, version: number): SQL {
  return sql`EXISTS (SELECT 1 FROM ${files} WHERE ${files.id} = ${fileId}
    AND coalesce(${files.readerVersion}, 0) < ${version})`;
}

/** The statement that notes which reader read a file, and what it counted. */
export function countReadingStatement(
  database: Database,
  fileId: string,
  version: number,
  { words, pages }: { words: number | null; pages: number | null },
) {
  return database
    .update(files)
    .set({ readerVersion: version, words, pages })
    .where(and(eq(files.id, fileId), wasReadBefore(fileId, version)));
}

/** The statement that ends a file's reading: ready where it has words, else unreadable for a reason. */
export function endReadingStatement(
  database: Database,
  id: string,
  problem: string,
  through?: number,
) {
  return database
    .update(files)
    .set({
      status: sql`CASE WHEN coalesce(${files.words}, 0) > 0 THEN 'ready' ELSE 'unreadable' END`,
      problem: sql`CASE WHEN coalesce(${files.words}, 0) > 0 THEN NULL ELSE ${problem} END`,
    })
    .where(
      and(
        eq(files.id, id),
        eq(files.status, "reading"),
        through === undefined ? undefined : eq(files.pagesRead, through),
      ),
    );
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

/** Those of the keys that no row has been stored for. */
export async function listAnnounced(database: Database, keys: string[]): Promise<string[]> {
  const rows = await database
    .select({ key: bytesToRemove.key })
    .from(bytesToRemove)
    .where(isOneOf(keys));
  return rows.map((row) => row.key);
}

/** Has bytes whose row has gone, and which would be removed at once, kept until `due`. */
export async function postponeDeleted(database: Database, due: Date): Promise<void> {
  await database
    .update(bytesToRemove)
    .set({ due })
    .where(eq(bytesToRemove.due, new Date(0)));
}

export async function forgetBytes(database: Database, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  await database.delete(bytesToRemove).where(isOneOf(keys));
}

function isOneOf(keys: string[]) {
  return inArray(bytesToRemove.key, sql`(SELECT value FROM json_each(${JSON.stringify(keys)}))`);
}
