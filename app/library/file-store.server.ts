import { and, desc, eq, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Owner } from "~/platform/app.server";
import type { Database } from "~/platform/database.server";
import { isOneOf } from "~/platform/is-one-of.server";
import { describeProblem, type ReadingProblem } from "./reading-problem";
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
    problem: row.problem === null ? null : describeProblem(row.problem),
    pages: row.pages,
    pagesRead: row.pagesRead,
    words: row.words,
    source: row.source,
  };
}

/** The learner's files, newest first. */
export async function listFileRows(database: Database, userId: Owner["id"]): Promise<FileRow[]> {
  return database.read(
    database
      .select()
      .from(files)
      .where(and(eq(files.userId, userId), isStored))
      .orderBy(desc(files.createdAt), desc(sql`rowid`)),
  );
}

/** Those of these files that the learner has, in no order. */
export async function findFileRows(
  database: Database,
  userId: string,
  ids: readonly string[],
): Promise<FileRow[]> {
  return database.read(
    database
      .select()
      .from(files)
      .where(and(isOneOf(files.id, ids), eq(files.userId, userId), isStored)),
  );
}

/** Null if there is no such file, or it is another learner's. */
export async function findFileRow(
  database: Database,
  userId: string,
  id: string,
): Promise<FileRow | null> {
  const [row] = await database.read(
    database
      .select()
      .from(files)
      .where(and(eq(files.id, id), eq(files.userId, userId), isStored)),
  );
  return row ?? null;
}

/** Records that the learner uses a file, unless that was recorded since `unlessSince`. */
export async function recordUse(
  database: Database,
  place: { userId: string; fileId: string },
  at: Date,
  unlessSince: Date,
): Promise<void> {
  await database
    .update(files)
    .set({ usedAt: at })
    .where(
      and(
        eq(files.id, place.fileId),
        eq(files.userId, place.userId),
        or(isNull(files.usedAt), lte(files.usedAt, unlessSince)),
      ),
    );
}

/** The file that the learner used last: an upload counts as a use. Null if there is none. */
export async function findLastUsedRow(
  database: Database,
  userId: Owner["id"],
): Promise<FileRow | null> {
  const [row] = await database.read(
    database
      .select()
      .from(files)
      .where(and(eq(files.userId, userId), isStored))
      .orderBy(desc(sql`max(coalesce(${files.usedAt}, 0), ${files.createdAt})`), desc(sql`rowid`))
      .limit(1),
  );
  return row ?? null;
}

const isAnnounced = sql`EXISTS (SELECT 1 FROM ${bytesToRemove} WHERE ${bytesToRemove.key} = ${files.bytesKey})`;

/** A long text is stored in several batches; its file is invisible until the last one. */
const isStored = sql`NOT ${isAnnounced}`;

/** Schedules the removal of the bytes under a key, before they are written. */
export async function scheduleRemoval(database: Database, key: string, due: Date): Promise<void> {
  await database
    .insert(bytesToRemove)
    .values({ key, due })
    .onConflictDoUpdate({ target: bytesToRemove.key, set: { due } });
}

/** The ids of a learner's files that are still being stored. */
export const incompleteFiles = (userId: Owner["id"]) =>
  sql`(SELECT ${files.id} FROM ${files} WHERE ${files.userId} = ${userId} AND ${isAnnounced})`;

/** What a learner has stored: bytes of files, and passages of their text. */
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

/**
 * The statements that add a file, which is hidden until the removal of its bytes is cancelled. They
 * replace one with the same id that an upload began to store and did not complete.
 */
export function insertFileStatements(database: Database, row: FileRow) {
  return [deleteAnnouncedStatement(database, row.id), database.insert(files).values(row)] as const;
}

function deleteAnnouncedStatement(database: Database, id: string) {
  return database.delete(files).where(and(eq(files.id, id), isAnnounced));
}

/**
 * The same for the first of the files that must fit: if `added` exceeds `limit`, the file gets no
 * size, or no name, which violates NOT NULL and fails the batch. So counting and writing are one
 * transaction. `exceededLimit` recognises such a failure.
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
    deleteAnnouncedStatement(database, row.id),
    database.insert(files).values({
      ...row,
      size: sql`CASE WHEN ${bytesFit} THEN ${size} END`,
      name: sql`CASE WHEN ${passagesFit} THEN ${name} END`,
    }),
  ] as const;
}

/**
 * Fails its batch, as `insertIfFitsStatements` does, if the learner's passages exceed `limit`: another
 * upload may have stored some between two batches of this one.
 */
export function checkPassagesStatement(database: Database, row: FileRow, limit: number) {
  const fit = sql`${storedPassages(row.userId)} <= ${limit}`;
  return database
    .update(files)
    .set({ name: sql`CASE WHEN ${fit} THEN ${files.name} END` })
    .where(eq(files.id, row.id));
}

/** Whether this upload, and no later one of the same form, stores the file. */
export function isStoring(row: FileRow): SQL {
  return sql`EXISTS (SELECT 1 FROM ${files} WHERE ${files.id} = ${row.id}
    AND ${files.bytesKey} = ${row.bytesKey})`;
}

/** The limit that made a batch of `insertIfFitsStatements` fail; null for another failure. */
export function exceededLimit(error: unknown): keyof Stored | null {
  if (!(error instanceof Error)) return null;
  const column = /NOT NULL constraint failed: files\.(name|size)\b/.exec(error.message)?.[1];
  if (!column) return exceededLimit(error.cause);
  return column === "size" ? "bytes" : "passages";
}

/** Cancels the removal of bytes; part of the batch that completes their row. */
export function cancelRemovalStatement(database: Database, key: string) {
  return database.delete(bytesToRemove).where(eq(bytesToRemove.key, key));
}

/** A file of any learner that OCR is reading, or null. */
export async function findReadingRow(database: Database, id: string): Promise<FileRow | null> {
  const row = await database
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.status, "reading")))
    .get();
  return row ?? null;
}

/** Whether `page` is the next to be read. Pages may be read twice, and count once. */
export function isNextPage(fileId: string, page: number): SQL {
  return sql`EXISTS (SELECT 1 FROM ${files} WHERE ${files.id} = ${fileId}
    AND ${files.status} = 'reading' AND ${files.pagesRead} = ${page - 1})`;
}

/**
 * Records that a page was read, if it is the next.
 * @param reading `through`: the last page before the next one to be read
 */
export function recordPageStatement(
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

/** Whether an older version extracted the text. Of two concurrent requests the second finds it up to date. */
export function isOutdated(fileId: string, version: number): SQL {
  return sql`EXISTS (SELECT 1 FROM ${files} WHERE ${files.id} = ${fileId}
    AND coalesce(${files.extractionVersion}, 0) < ${version})`;
}

/** Records the version that extracted a text, and its counts. */
export function recordExtractionStatement(
  database: Database,
  fileId: string,
  version: number,
  { words, pages }: { words: number | null; pages: number | null },
) {
  return database
    .update(files)
    .set({ extractionVersion: version, words, pages })
    .where(and(eq(files.id, fileId), isOutdated(fileId, version)));
}

/** Ends a file's reading: ready if it has words, else unreadable for a reason. */
export function endReadingStatement(
  database: Database,
  id: string,
  problem: ReadingProblem,
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
 * Deletes a file and everything that belongs to it; a trigger schedules the removal of its bytes.
 * @returns false if the learner has no such file
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
export async function listDueRemovals(database: Database, now: Date): Promise<string[]> {
  const rows = await database
    .select({ key: bytesToRemove.key })
    .from(bytesToRemove)
    .where(lte(bytesToRemove.due, now))
    .limit(500);
  return rows.map((row) => row.key);
}

/** The keys whose removal is still scheduled: their rows were not stored. */
export async function listScheduledRemovals(database: Database, keys: string[]): Promise<string[]> {
  const rows = await database
    .select({ key: bytesToRemove.key })
    .from(bytesToRemove)
    .where(isOneOf(bytesToRemove.key, keys));
  return rows.map((row) => row.key);
}

/** Postpones removals of deleted files, which are due at once, to `due`. */
export async function postponeRemovals(database: Database, due: Date): Promise<void> {
  await database
    .update(bytesToRemove)
    .set({ due })
    .where(eq(bytesToRemove.due, new Date(0)));
}

/** Deletes the files that uploads began to store under these keys. */
export async function deleteIncompleteRows(database: Database, keys: string[]): Promise<void> {
  await database.delete(files).where(and(isAnnounced, isOneOf(files.bytesKey, keys)));
}

export async function cancelRemovals(database: Database, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  await database.delete(bytesToRemove).where(isOneOf(bytesToRemove.key, keys));
}
