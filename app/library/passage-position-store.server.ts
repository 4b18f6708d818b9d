import { and, asc, count, gte, lt, max, min, sql } from "drizzle-orm";
import type { Heading } from "~/ai/ports";
import type { Owner } from "~/platform/app.server";
import type { Database } from "~/platform/database.server";
import { inScope, type PassageScope } from "./passage-store.server";
import { passages } from "./tables.server";

/** Consecutive passages of a file. */
export interface PassageWindow {
  /** Position of the first. */
  from: number;
  /** Their first and last page; null if the file has no pages. */
  pages: { first: number; last: number } | null;
}

/** The window of up to `limit` passages after the first `skipped`; null if there are no more. */
export async function findWindow(
  database: Database,
  scope: PassageScope,
  skipped: number,
  limit: number,
): Promise<PassageWindow | null> {
  const window = database
    .select({ ordinal: passages.ordinal, page: passages.page })
    .from(passages)
    .where(inScope(scope))
    .orderBy(asc(passages.ordinal))
    .limit(limit)
    .offset(skipped)
    .as("window_rows");
  const row = await database
    .select({ from: min(window.ordinal), first: min(window.page), last: max(window.page) })
    .from(window)
    .get();
  if (!row || row.from === null) return null;
  const { from, first, last } = row;
  return { from, pages: first === null || last === null ? null : { first, last } };
}

export interface HeadingRow extends Heading {
  page: number | null;
}

/** The headings in reading order, each with the first passage of its section. */
export async function listHeadingRows(
  database: Database,
  scope: { userId: Owner["id"]; fileIds: readonly string[] | null },
  limit: number,
): Promise<HeadingRow[]> {
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
    .where(inScope(scope))
    .as("headed");
  return database.read(
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
      .limit(limit),
  );
}

/** Position of the first passage that contains `quote`, or null; white space is normalised. */
export async function findQuoteOrdinal(
  database: Database,
  scope: PassageScope,
  quote: string,
): Promise<number | null> {
  // An empty cell leaves two spaces in its row.
  const [asWritten, folded] = [quote.replace(/\n/gu, " "), quote.replace(/\s+/gu, " ")];
  const body = sql`replace(${passages.body}, char(10), ' ')`;
  const row = await database
    .select({ ordinal: passages.ordinal })
    .from(passages)
    .where(
      and(
        inScope(scope),
        sql`max(instr(${body}, ${asWritten.trim()}), instr(${body}, ${folded.trim()})) > 0`,
      ),
    )
    .orderBy(asc(passages.ordinal))
    .get();
  return row?.ordinal ?? null;
}

/** Position of a page's first passage, or null. */
export async function findPageOrdinal(
  database: Database,
  scope: PassageScope,
  page: number,
): Promise<number | null> {
  const row = await database
    .select({ ordinal: passages.ordinal })
    .from(passages)
    .where(and(inScope(scope), gte(passages.page, page)))
    .orderBy(asc(passages.ordinal))
    .get();
  return row?.ordinal ?? null;
}

/** The position of a page's first passage: after those of the pages before it. */
export async function nextOrdinal(
  database: Database,
  scope: PassageScope,
  page: number,
): Promise<number> {
  const row = await database
    .select({ last: max(passages.ordinal) })
    .from(passages)
    .where(and(inScope(scope), lt(passages.page, page)))
    .get();
  return (row?.last ?? -1) + 1;
}

/** How many passages there are, or are before a position. */
export async function countPassages(
  database: Database,
  scope: PassageScope,
  before?: number,
): Promise<number> {
  const row = await database
    .select({ total: count() })
    .from(passages)
    .where(and(inScope(scope), before === undefined ? undefined : lt(passages.ordinal, before)))
    .get();
  return row?.total ?? 0;
}
