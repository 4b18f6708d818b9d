import { sql } from "drizzle-orm";
import type { Database } from "~/platform/database.server";
import { fileScope, ownerScope, toIndexTerms } from "./search-terms";

/**
 * The first id of tombstones in the index's own table. FTS5 keeps the terms of a deleted entry, and a
 * tombstone, until it merges their segment.
 */
const firstTombstone = 2 ** 53;

/** Whether the index still holds terms of passages that were deleted. */
export async function holdsDeletedTerms(database: Database): Promise<boolean> {
  const rows = await database.all(
    sql`SELECT 1 FROM passage_index_data WHERE id >= ${firstTombstone} LIMIT 1`,
  );
  return rows.length > 0;
}

/** Merges up to `pages` pages, of 4 kB, of the index into one segment without deleted terms. */
export async function mergeIndex(database: Database, pages: number): Promise<void> {
  await database.run(
    sql`INSERT INTO passage_index (passage_index, rank) VALUES ('merge', ${-pages})`,
  );
}

/** The index and its trigger, exactly as in the migrations: uploads and deletions need them. */
const definitions = [
  "CREATE VIRTUAL TABLE IF NOT EXISTS `passage_index` USING fts5(`scope`, `terms`, content = '', contentless_delete = 1, tokenize = 'porter unicode61 remove_diacritics 2')",
  "CREATE TRIGGER IF NOT EXISTS `passage_index_delete` AFTER DELETE ON `passages` BEGIN DELETE FROM `passage_index` WHERE `rowid` = old.`id`; END",
];

/** Creates the index and its trigger if they are missing. @param anew drops the index first */
export async function createIndex(database: Database, anew: boolean): Promise<void> {
  const [table, trigger] = definitions.map((definition) => database.run(sql.raw(definition)));
  if (!table || !trigger) return;
  if (!anew) await database.batch([table, trigger]);
  else
    await database.batch([database.run(sql`DROP TABLE IF EXISTS passage_index`), table, trigger]);
}

/** Passages that one step compares with the index. */
const window = 20_000;
/** Passages that one step adds: their JSON stays well below D1's 2 MB a value. */
const indexedAtOnce = 200;

interface IndexedText {
  id: number;
  userId: string;
  fileId: string;
  heading: string | null;
  body: string;
}

/** The result of a step of filling the index. */
export interface IndexStep {
  /** Passages that it added. */
  indexed: number;
  /** The passage to continue after; null at the end. */
  next: number | null;
}

/**
 * Adds passages after `after` that the index lacks. Passages may be stored and deleted meanwhile; the
 * step may be interrupted and repeated.
 */
export async function fillIndex(database: Database, after: number): Promise<IndexStep> {
  const end = after + window;
  const missing = await database.all<IndexedText>(sql`
    SELECT id, user_id AS userId, file_id AS fileId, heading, body FROM passages
    WHERE id > ${after} AND id <= ${end}
      AND NOT EXISTS (SELECT 1 FROM passage_index_docsize d WHERE d.id = passages.id)
    ORDER BY id LIMIT ${indexedAtOnce}`);
  if (missing.length > 0) await database.run(insertEntries(missing));
  const last = missing.at(-1);
  const reached = missing.length < indexedAtOnce || !last ? end : last.id;
  const further = await database.get<{ id: number | null }>(
    sql`SELECT min(id) AS id FROM passages WHERE id > ${reached}`,
  );
  return { indexed: missing.length, next: further.id === null ? null : further.id - 1 };
}

function insertEntries(texts: IndexedText[]) {
  const entries = texts.map(({ id, userId, fileId, heading, body }) => ({
    id,
    scope: `${ownerScope(userId)} ${fileScope(fileId)}`,
    terms: toIndexTerms(`${heading ?? ""}\n${body}`),
  }));
  return sql`
    INSERT INTO passage_index (rowid, scope, terms)
    SELECT p.id, j.value ->> 'scope', j.value ->> 'terms'
    FROM json_each(${JSON.stringify(entries)}) j
    CROSS JOIN passages p ON p.id = j.value ->> 'id'
    WHERE NOT EXISTS (SELECT 1 FROM passage_index_docsize d WHERE d.id = p.id)`;
}

/** Deletes up to `limit` entries whose passages are gone. @returns how many */
export async function deleteStrayEntries(database: Database, limit: number): Promise<number> {
  const { meta } = await database.run(sql`
    DELETE FROM passage_index WHERE rowid IN (
      SELECT id FROM passage_index_docsize d
      WHERE NOT EXISTS (SELECT 1 FROM passages p WHERE p.id = d.id) LIMIT ${limit})`);
  return meta.changes;
}

/** How many entries the index lacks, or has too many; null without an index. */
export async function compareIndex(
  database: Database,
): Promise<{ missing: number; stray: number } | null> {
  const parts = await database.all(sql`
    SELECT 1 FROM sqlite_master WHERE name IN ('passage_index', 'passage_index_delete')`);
  if (parts.length < definitions.length) return null;
  return database.get(sql`SELECT
    (SELECT count(*) FROM passages p
      WHERE NOT EXISTS (SELECT 1 FROM passage_index_docsize d WHERE d.id = p.id)) AS missing,
    (SELECT count(*) FROM passage_index_docsize d
      WHERE NOT EXISTS (SELECT 1 FROM passages p WHERE p.id = d.id)) AS stray`);
}
