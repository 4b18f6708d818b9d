import { and, asc, eq, gte, inArray, lt, lte, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { DocumentPart, Passage, TextBlock } from "~/ai/ports";
import type { Owner } from "~/platform/app.server";
import type { Database } from "~/platform/database.server";
import { isOneOf } from "~/platform/is-one-of.server";
import { decodeBlocks, encodeBlocks } from "./block-codec";
import { deleteDerivedStatement } from "./derived-store.server";
import { incompleteFiles } from "./file-store.server";
import { passageIndex } from "./passage-index.server";
import { fileScope, ownerScope, toIndexTerms } from "./search-terms";
import type { BatchStep } from "./split-batch";
import { files, passages } from "./tables.server";
import { Vocabulary } from "./vocabulary";
import { deleteWordsStatement, insertWordSteps } from "./vocabulary-store.server";

/** A piece of a document before it is stored. */
export interface NewPassage {
  /** Its position in the file; gaps are reserved for pages that OCR reads later. */
  ordinal: number;
  page: number | null;
  heading: string | null;
  text: string;
  blocks?: readonly TextBlock[];
}

/** Files of a learner, or with null the learner's whole library. */
export interface PassageScope {
  userId: string;
  fileIds: readonly string[] | null;
}

/** The most passages of a page that OCR reads. */
export const passagesPerOcrPage = 100;

/** Characters that a step writes: a few milliseconds of computing, and well below D1's 2 MB a value. */
const charactersPerStep = 25_000;
/** A row takes as long as so many characters, however short its passage is. */
const charactersOfRow = 200;

/** The statements that store and index a file's passages if `condition` holds; part of one batch. */
export function insertPassageStatements(
  database: Database,
  file: { id: string; userId: string },
  pieces: NewPassage[],
  condition = sql`true`,
) {
  return [...insertPassageSteps(database, file, pieces, condition)].flatMap(
    ({ statements }) => statements,
  );
}

/**
 * The same in steps, each of which is computed when it is asked for. A long text takes more than a
 * second; in batches of a few steps it does not hold up what others ask meanwhile.
 */
export function* insertPassageSteps(
  database: Database,
  file: { id: string; userId: string },
  pieces: NewPassage[],
  condition: SQL,
): Generator<BatchStep<BatchItem<"sqlite">>> {
  const scope = `${ownerScope(file.userId)} ${fileScope(file.id)}`;
  const vocabulary = new Vocabulary();
  yield { statements: [deleteDerivedStatement(database, file.id, condition)], size: 0 };
  for (const { rows, size } of rowsOfSteps(pieces, vocabulary)) {
    const texts = JSON.stringify(rows.map(({ terms, ...row }) => row));
    const terms = JSON.stringify(rows.map(({ ordinal, terms }) => ({ ordinal, terms })));
    const statements = [
      database.insert(passages).select(sql`
        SELECT NULL, ${file.id}, ${file.userId}, value ->> 'ordinal', value ->> 'page',
          value ->> 'heading', value ->> 'body', value ->> 'blocks'
        FROM json_each(${texts}) WHERE ${condition}`),
      // A plain join may parse the JSON again for each passage; CROSS JOIN fixes the order.
      database.insert(passageIndex).select(sql`
        SELECT p.id, ${scope}, j.value ->> 'terms'
        FROM json_each(${terms}) j
        CROSS JOIN passages p ON p.file_id = ${file.id} AND p.ordinal = j.value ->> 'ordinal'
        WHERE ${condition}`),
    ];
    yield { statements, size };
  }
  yield* insertWordSteps(database, file.id, vocabulary, condition);
}

/** The rows of passages and their terms, as many together as a step writes. */
function* rowsOfSteps(pieces: readonly NewPassage[], vocabulary: Vocabulary) {
  let rows: ReturnType<typeof toRow>[] = [];
  let size = 0;
  for (const piece of pieces) {
    const words = `${piece.heading ?? ""}\n${piece.text}`;
    vocabulary.add(words);
    const row = toRow(piece, toIndexTerms(words));
    rows.push(row);
    size += sizeOf(row);
    if (size < charactersPerStep) continue;
    yield { rows, size };
    rows = [];
    size = 0;
  }
  if (rows.length > 0) yield { rows, size };
}

function toRow({ ordinal, page, heading, text, blocks }: NewPassage, terms: string) {
  const encoded = blocks ? encodeBlocks(text, blocks) : null;
  return { ordinal, page, heading, body: text, blocks: encoded, terms };
}

/** Terms of scripts without spaces have about three times the characters of their text. */
function sizeOf({ terms, blocks }: ReturnType<typeof toRow>): number {
  return terms.length + (blocks?.length ?? 0) + charactersOfRow;
}

/** The statements that delete a file's passages and words if `condition` holds; part of one batch. */
export function deletePassagesStatements(database: Database, fileId: string, condition: SQL) {
  return [
    database.delete(passages).where(and(eq(passages.fileId, fileId), condition)),
    deleteWordsStatement(database, fileId, condition),
  ] as const;
}

export const passageColumns = {
  id: passages.id,
  fileId: passages.fileId,
  fileName: files.name,
  ordinal: passages.ordinal,
  page: passages.page,
  heading: passages.heading,
  text: passages.body,
  stored: passages.blocks,
};

function selectPassages(database: Database) {
  return database
    .select(passageColumns)
    .from(passages)
    .innerJoin(files, eq(files.id, passages.fileId));
}

type PassageRow = Omit<Passage, "blocks"> & { stored: string | null };

/** Passages with their blocks; of those stored without, the first of a section gets its heading. */
export function toPassages(rows: readonly PassageRow[]): Passage[] {
  return rows.map(({ stored, ...row }, index) => {
    const before = rows[index - 1];
    const isSame = before?.fileId === row.fileId && before.heading === row.heading;
    return { ...row, blocks: decodeBlocks(row.text, stored, isSame ? null : row.heading) };
  });
}

/** All passages in reading order if there are at most `limit`; else up to `spread`, evenly distributed. */
export async function readPassageRows(
  database: Database,
  scope: PassageScope,
  limit: number,
  spread = limit,
): Promise<Passage[]> {
  const ofScope = and(
    eq(files.userId, scope.userId),
    scope.fileIds ? isOneOf(files.id, scope.fileIds) : undefined,
  );
  // Counting a whole library takes longer than looking up the passages that are read: one look-up
  // for each position, of the next passage there, since positions have gaps.
  const chosen = sql`(
    WITH RECURSIVE few AS MATERIALIZED (
      SELECT ${passages.id} FROM ${passages} WHERE ${inScope(scope)} LIMIT ${limit + 1}
    ), ends AS MATERIALIZED (
      SELECT ${files.id} AS file, ${files.createdAt} AS since, (
        SELECT 1 + max(${passages.ordinal}) FROM ${passages} WHERE ${passages.fileId} = ${files.id}
      ) AS long
      FROM ${files} WHERE ${ofScope} AND (SELECT count(*) FROM few) > ${limit}
    ), spans AS MATERIALIZED (
      SELECT file, long, sum(long) OVER (ORDER BY since, file) - long AS start
      FROM ends WHERE long > 0
    ), steps AS MATERIALIZED (
      SELECT max(1, (sum(long) + ${spread - 1}) / ${spread}) AS wide, sum(long) AS whole FROM spans
    ), places(at) AS (
      SELECT 0 FROM steps WHERE whole > 0
      UNION ALL
      SELECT at + wide FROM places, steps WHERE at + wide < whole
    )
    SELECT id FROM few WHERE (SELECT count(*) FROM few) <= ${limit}
    UNION ALL
    SELECT (
      SELECT p.id FROM passages p
      WHERE p.file_id = spans.file AND p.ordinal >= places.at - spans.start
      ORDER BY p.ordinal LIMIT 1
    )
    FROM places JOIN spans ON places.at >= spans.start AND places.at < spans.start + spans.long
  )`;
  const rows = await database.read(
    selectPassages(database)
      .where(and(inScope(scope), inArray(passages.id, chosen)))
      .orderBy(asc(files.createdAt), asc(files.id), asc(passages.ordinal))
      .limit(limit),
  );
  return toPassages(rows);
}

/** Like `readPassageRows`, of parts of documents. */
export async function readPartRows(
  database: Database,
  userId: string,
  parts: readonly DocumentPart[],
  limit: number,
  spread = limit,
): Promise<Passage[]> {
  const inParts = or(...parts.map((part) => isInPart(userId, part)));
  const chosen = sql`(
    WITH numbered AS (
      SELECT ${passages.id} AS id, row_number() OVER (ORDER BY ${passages.fileId}, ${passages.ordinal}) - 1 AS place,
        count(*) OVER () AS held
      FROM ${passages} WHERE ${inParts}
    )
    SELECT id FROM numbered
    WHERE held <= ${limit} OR place % ((held + ${spread - 1}) / ${spread}) = 0
  )`;
  const rows = await database.read(
    selectPassages(database)
      .where(inArray(passages.id, chosen))
      .orderBy(asc(passages.fileId), asc(passages.ordinal))
      .limit(limit),
  );
  return toPassages(rows);
}

function isInPart(userId: string, part: DocumentPart): SQL | undefined {
  return and(
    inScope({ userId, fileIds: [part.fileId] }),
    ...("from" in part
      ? [
          gte(passages.ordinal, part.from),
          part.before === null ? undefined : lt(passages.ordinal, part.before),
        ]
      : [gte(passages.page, part.firstPage), lte(passages.page, part.lastPage)]),
  );
}

/** Up to `limit` passages of a file in reading order, after the first `skipped`. */
export async function listPassageRows(
  database: Database,
  scope: PassageScope,
  skipped: number,
  limit: number,
): Promise<Passage[]> {
  const rows = await selectPassages(database)
    .where(inScope(scope))
    .orderBy(asc(passages.ordinal))
    .limit(limit)
    .offset(skipped);
  return toPassages(rows);
}

/** The pages of a file that have passages. */
export async function listPagesWithText(
  database: Database,
  scope: PassageScope,
): Promise<Set<number>> {
  const rows = await database
    .selectDistinct({ page: passages.page })
    .from(passages)
    .where(inScope(scope));
  return new Set(rows.flatMap(({ page }) => (page === null ? [] : [page])));
}

/** The condition that passages belong to a scope; those of a file that is still being stored do not. */
export function inScope({
  userId,
  fileIds,
}: {
  userId: Owner["id"];
  fileIds: readonly string[] | null;
}): SQL | undefined {
  if (fileIds === null) {
    return and(eq(passages.userId, userId), notInArray(passages.fileId, incompleteFiles(userId)));
  }
  // The plus keeps SQLite at the index of files: the owner's would lead through all of their passages.
  return and(isOneOf(passages.fileId, fileIds), sql`+${passages.userId} = ${userId}`);
}
