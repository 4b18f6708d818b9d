import { sql } from "drizzle-orm";
import type { Database } from "~/platform/database.server";

/**
 * Ids from here on are, in the index's own table, notes of deleted entries. FTS5 keeps the terms of
 * an entry that was deleted, and such a note, until it merges the part that they stand in.
 */
const firstNote = 2 ** 53;

/** Whether the index still holds terms of passages that were deleted. */
export async function holdsDeletedTerms(database: Database): Promise<boolean> {
  const rows = await database.all(
    sql`SELECT 1 FROM passage_index_data WHERE id >= ${firstNote} LIMIT 1`,
  );
  return rows.length > 0;
}

/** Goes on by `pages` pages, of 4 kB, with merging the index into one part without deleted terms. */
export async function mergeIndex(database: Database, pages: number): Promise<void> {
  await database.run(
    sql`INSERT INTO passage_index (passage_index, rank) VALUES ('merge', ${-pages})`,
  );
}
