import { asc, sql } from "drizzle-orm";
import type { Citation } from "~/ai/ports";
import type { Owner } from "~/platform/app.server";
import type { Database } from "~/platform/database.server";
import type { SectionHeading } from "./document-sections";
import { fileScope, toQueryTerms } from "./search-terms";
import { passages } from "./tables.server";

/** More than any book has, for each of a learner's documents that are read at once. */
const mostHeadings = 10_000;

/** The headings of some of the learner's files, by file, in reading order. */
export async function listSectionHeadings(
  database: Database,
  userId: Owner["id"],
  fileIds: readonly string[],
): Promise<Map<string, SectionHeading[]>> {
  const headed = database
    .select({
      fileId: passages.fileId,
      ordinal: passages.ordinal,
      page: passages.page,
      heading: passages.heading,
      before: sql<string | null>`lag(${passages.heading}) OVER (
        PARTITION BY ${passages.fileId} ORDER BY ${passages.ordinal}
      )`.as("before"),
    })
    .from(passages)
    .where(
      sql`${passages.fileId} IN (SELECT value FROM json_each(${JSON.stringify(fileIds)}))
        AND ${passages.userId} = ${userId}`,
    )
    .as("headed");
  const rows = await database.read(
    database
      .select({
        fileId: headed.fileId,
        ordinal: headed.ordinal,
        page: headed.page,
        heading: sql<string>`${headed.heading}`.as("section_heading"),
      })
      .from(headed)
      .where(sql`${headed.heading} IS NOT NULL AND ${headed.heading} IS NOT ${headed.before}`)
      .orderBy(asc(headed.fileId), asc(headed.ordinal))
      .limit(mostHeadings),
  );
  return Map.groupBy(rows, ({ fileId }) => fileId);
}

/** The words of a quote that its passage is looked up by; the longest are the rarest. */
const wordsOfQuote = 6;

/**
 * The positions of the passages that contain these quotes, in their order; null where there is none. Passages are
 * looked up in the index by the words of the quote, so that no text is read but theirs.
 */
export async function findQuotePlaces(
  database: Database,
  userId: Owner["id"],
  quotes: readonly Pick<Citation, "fileId" | "quote">[],
): Promise<(number | null)[]> {
  if (quotes.length === 0) return [];
  const wanted = quotes.map(({ fileId, quote }) => ({
    fileId,
    match: matchOf(fileId, quote),
    // An empty cell leaves two spaces in its row.
    asWritten: quote.replace(/\n/gu, " ").trim(),
    folded: quote.replace(/\s+/gu, " ").trim(),
  }));
  const body = sql`replace(p.body, char(10), ' ')`;
  const rows = await database.read(
    database
      .select({
        at: sql<number>`wanted.key`.as("quote_at"),
        ordinal: sql<number | null>`(
          SELECT p.ordinal
          FROM passage_index i CROSS JOIN passages p ON p.id = i.rowid
          WHERE i.passage_index MATCH wanted.value ->> 'match'
            AND p.file_id = wanted.value ->> 'fileId' AND p.user_id = ${userId}
            AND max(
              instr(${body}, wanted.value ->> 'asWritten'), instr(${body}, wanted.value ->> 'folded')
            ) > 0
          ORDER BY i.rowid LIMIT 1
        )`.as("quote_ordinal"),
      })
      .from(sql`json_each(${JSON.stringify(wanted)}) AS wanted`)
      .where(sql`wanted.value ->> 'match' IS NOT NULL`),
  );
  const found = new Map(rows.map(({ at, ordinal }) => [at, ordinal]));
  return quotes.map((_, at) => found.get(at) ?? null);
}

function matchOf(fileId: string, quote: string): string | null {
  const terms = toQueryTerms(quote).slice(0, wordsOfQuote);
  if (terms.length === 0) return null;
  return `scope:"${fileScope(fileId)}" AND terms:(${terms.map((term) => `"${term}"`).join(" AND ")})`;
}
