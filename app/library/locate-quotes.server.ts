import type { Citation } from "~/ai/ports";
import type { App, Owner } from "~/platform/app.server";
import { type DocumentSection, sectionOf } from "./document-sections";
import { listHeadingRows } from "./passage-position-store.server";
import { findQuotePlaces } from "./quote-place-store.server";

/** More than any book has, for each of a learner's documents that are read at once. */
const mostHeadings = 10_000;

/** The section of each quote in the learner's documents, in their order; null if it is in none. */
export async function locateQuotes(
  app: App,
  owner: Owner,
  quotes: readonly Citation[],
): Promise<(DocumentSection | null)[]> {
  if (quotes.length === 0) return [];
  const fileIds = [...new Set(quotes.map(({ fileId }) => fileId))];
  const scope = { userId: owner.id, fileIds };
  const rows = await listHeadingRows(app.database, scope, mostHeadings);
  const headings = Map.groupBy(rows, ({ fileId }) => fileId);
  // Several questions may quote the same sentence; in a document without headings its page is enough.
  const distinct = new Map(
    quotes.filter(({ fileId }) => headings.has(fileId)).map((quote) => [keyOf(quote), quote]),
  );
  const places = await findQuotePlaces(app.database, owner.id, [...distinct.values()]);
  const placeOf = new Map([...distinct.keys()].map((key, at) => [key, places[at] ?? null]));
  return quotes.map((quote) =>
    sectionOf(quote, headings.get(quote.fileId) ?? [], placeOf.get(keyOf(quote)) ?? null),
  );
}

function keyOf({ fileId, quote }: Citation): string {
  return `${fileId} ${quote}`;
}
