import { sql } from "drizzle-orm";
import type { Citation } from "~/ai/ports";
import type { Owner } from "~/platform/app.server";
import type { Database } from "~/platform/database.server";
import { fileScope, toQueryTerms } from "./search-terms";

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
