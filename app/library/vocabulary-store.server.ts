import { and, eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { beginningOf } from "~/ai/text/phonetic-key";
import type { Database } from "~/platform/database.server";
import { isOneOf } from "~/platform/is-one-of.server";
import type { BatchStep } from "./split-batch";
import { files, vocabulary } from "./tables.server";
import type { Vocabulary } from "./vocabulary";

/** Characters that a step writes: a few milliseconds, and well below D1's 2 MB a value. */
const charactersPerStep = 25_000;
const wordsPerRow = 2_000;
/** What a row costs besides its words, in characters. */
const charactersOfRow = 30;

/** The statements that store the words of a file's texts if `condition` holds, in steps of about the same size. */
export function insertWordSteps(
  database: Database,
  fileId: string,
  collected: Vocabulary,
  condition: SQL,
): BatchStep<BatchItem<"sqlite">>[] {
  const batches: { beginning: string; words: string }[][] = [];
  let room = 0;
  const pieces = [...collected.byBeginning].flatMap(([beginning, words]) =>
    Array.from({ length: Math.ceil(words.length / wordsPerRow) }, (_, at) => ({
      beginning,
      words: words.slice(at * wordsPerRow, (at + 1) * wordsPerRow).join(" "),
    })),
  );
  for (const row of pieces) {
    if (room < row.words.length) {
      batches.push([]);
      room = charactersPerStep;
    }
    batches.at(-1)?.push(row);
    room -= row.words.length + row.beginning.length + charactersOfRow;
  }
  return batches.map((rows) => {
    const statement = database.insert(vocabulary).select(sql`
      SELECT NULL, ${fileId}, value ->> 'beginning', value ->> 'words'
      FROM json_each(${JSON.stringify(rows)}) WHERE ${condition}`);
    return { statements: [statement], size: charactersPerStep };
  });
}

/** Deletes a file's words if `condition` holds. */
export function deleteWordsStatement(database: Database, fileId: string, condition: SQL) {
  return database.delete(vocabulary).where(and(eq(vocabulary.fileId, fileId), condition));
}

/** The distinct words in the scope that begin like `word`. */
export async function listWordsLike(
  database: Database,
  scope: { userId: string; fileIds: readonly string[] | null },
  word: string,
): Promise<string[]> {
  const rows = await database.read(
    database
      .select({ words: vocabulary.words })
      .from(vocabulary)
      .innerJoin(files, eq(files.id, vocabulary.fileId))
      .where(
        and(
          eq(files.userId, scope.userId),
          scope.fileIds ? isOneOf(files.id, scope.fileIds) : undefined,
          eq(vocabulary.beginning, beginningOf(word)),
        ),
      ),
  );
  return [...new Set(rows.flatMap(({ words }) => words.split(" ")))];
}
