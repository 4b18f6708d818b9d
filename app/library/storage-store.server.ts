import { sql } from "drizzle-orm";
import type { Database } from "~/platform/database.server";
import type { Backlog } from "~/platform/ports";

/** What all learners have stored. */
export interface StorageTotals {
  files: number;
  bytes: number;
  passages: number;
  /** Files whose pages are being read. */
  reading: number;
}

export async function sumStorage(database: Database): Promise<StorageTotals> {
  return database.get<StorageTotals>(sql`
    SELECT count(*) AS files, coalesce(sum(size), 0) AS bytes,
      coalesce(sum(status = 'reading'), 0) AS reading,
      (SELECT count(*) FROM passages) AS passages
    FROM files`);
}

/** @param stoppedSince the reading of files uploaded before this moment has stopped */
export async function readBacklog(
  database: Database,
  now: Date,
  stoppedSince: Date,
): Promise<Backlog> {
  return database.get<Backlog>(sql`SELECT
    (SELECT count(*) FROM files
      WHERE status = 'reading' AND created_at <= ${stoppedSince.getTime()}) AS stoppedReadings,
    (SELECT count(*) FROM dead_letters) AS deadLetters,
    (SELECT count(*) FROM bytes_to_remove WHERE due <= ${now.getTime()}) AS dueBytes`);
}

/** The tables whose rows own stored objects, by a column `bytes_key`. */
export const byteOwners = ["files", "spoken_replies"] as const;

/** A row that owns bytes. */
export interface OwnedBytes {
  rowid: number;
  key: string;
  size: number;
}

/** Up to `limit` rows of a table after the row `after`. */
export async function listOwnedBytes(
  database: Database,
  owner: (typeof byteOwners)[number],
  after: number,
  limit: number,
): Promise<OwnedBytes[]> {
  return database.all<OwnedBytes>(sql`
    SELECT rowid, bytes_key AS key, size FROM ${sql.identifier(owner)}
    WHERE rowid > ${after} ORDER BY rowid LIMIT ${limit}`);
}

/** The keys that no row owns and that are not scheduled for removal. */
export async function listUnownedBytes(database: Database, keys: string[]): Promise<string[]> {
  // Not each owner has an index on `bytes_key`, so the tables are read once for all keys.
  const owned = byteOwners.map(
    (owner) => sql`AND value NOT IN (SELECT bytes_key FROM ${sql.identifier(owner)})`,
  );
  const rows = await database.all<{ value: string }>(sql`
    SELECT value FROM json_each(${JSON.stringify(keys)})
    WHERE value NOT IN (SELECT key FROM bytes_to_remove) ${sql.join(owned, sql` `)}`);
  return rows.map(({ value }) => value);
}
