import { and, desc, eq, exists, sql } from "drizzle-orm";
import type { Database } from "~/platform/database.server";
import { deadLetters, files } from "./tables.server";

/** Records a page that failed at every attempt. */
export function insertDeadLetterStatement(
  database: Database,
  fileId: string,
  page: number,
  givenUpAt: Date,
) {
  return database.insert(deadLetters).values({ fileId, page, givenUpAt }).onConflictDoNothing();
}

/** The last `limit` dead letters, with facts about their files that are not personal. */
export async function listDeadLetterRows(database: Database, limit: number) {
  return database
    .select({
      fileId: deadLetters.fileId,
      page: deadLetters.page,
      givenUpAt: deadLetters.givenUpAt,
      learnerId: files.userId,
      type: files.type,
      bytes: files.size,
      pages: files.pages,
    })
    .from(deadLetters)
    .innerJoin(files, eq(files.id, deadLetters.fileId))
    .orderBy(desc(deadLetters.givenUpAt))
    .limit(limit);
}

/**
 * Continues reading a file with a dead letter, and deletes the letter.
 * @returns the page to continue with; null if the file has no dead letter
 */
export async function reopenReading(database: Database, fileId: string): Promise<number | null> {
  const letter = database
    .select({ one: sql`1` })
    .from(deadLetters)
    .where(eq(deadLetters.fileId, fileId));
  const [[file]] = await database.batch([
    database
      .update(files)
      .set({ status: "reading", problem: null })
      .where(and(eq(files.id, fileId), exists(letter)))
      .returning({ pagesRead: files.pagesRead }),
    database.delete(deadLetters).where(eq(deadLetters.fileId, fileId)),
  ]);
  return file ? (file.pagesRead ?? 0) + 1 : null;
}
