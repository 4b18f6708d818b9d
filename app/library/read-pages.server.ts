import type { Passage } from "~/ai/ports";
import type { Actor, App } from "~/platform/app.server";
import { findOwnRow } from "./find-file.server";
import {
  countPassages,
  findPageOrdinal,
  findQuoteOrdinal,
  listPassageRows,
} from "./passage-store.server";

/** Passages shown at once in the reader: about twenty pages of a book. */
const windowSize = 60;

/** Where to open the document; the first that is found counts. */
export interface ReaderPosition {
  quote?: string | undefined;
  page?: number | undefined;
  from?: number | undefined;
}

export interface ReaderView {
  sections: {
    page: number | null;
    passages: { id: number; heading: string | null; text: string }[];
  }[];
  highlight: { passageId: number; quote: string } | null;
  /** Positions of the windows before and after, for `from`. */
  previous: number | null;
  next: number | null;
}

/**
 * A stretch of a document's text around the position asked for, page by page.
 * @throws AppError not_found
 */
export async function readPages(
  app: App,
  actor: Actor,
  fileId: string,
  position: ReaderPosition,
): Promise<ReaderView> {
  await findOwnRow(app, actor, fileId);
  const scope = { userId: actor.id, fileId };
  const quoted = position.quote
    ? await findQuoteOrdinal(app.database, scope, position.quote)
    : null;
  const opened =
    quoted ??
    (position.page ? await findPageOrdinal(app.database, scope, position.page) : null) ??
    position.from ??
    0;
  const from = Math.floor(opened / windowSize) * windowSize;
  const [passages, total] = await Promise.all([
    listPassageRows(app.database, scope, from, windowSize),
    countPassages(app.database, scope),
  ]);
  const marked = passages.find((passage) => passage.ordinal === quoted);
  return {
    sections: byPage(passages),
    highlight: marked && position.quote ? { passageId: marked.id, quote: position.quote } : null,
    previous: from > 0 ? Math.max(0, from - windowSize) : null,
    next: from + windowSize < total ? from + windowSize : null,
  };
}

function byPage(passages: Passage[]): ReaderView["sections"] {
  const sections: ReaderView["sections"] = [];
  let lastHeading: string | null = null;
  for (const { id, page, heading, text } of passages) {
    const last = sections.at(-1);
    const section = last && last.page === page ? last : { page, passages: [] };
    if (section !== last) sections.push(section);
    // A heading stands once over its section, however many passages that has.
    section.passages.push({ id, heading: heading === lastHeading ? null : heading, text });
    lastHeading = heading;
  }
  return sections;
}
