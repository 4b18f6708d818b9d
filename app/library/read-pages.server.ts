import type { Passage, TextBlock } from "~/ai/ports";
import type { Actor, App } from "~/platform/app.server";
import { findOwnRow } from "./find-file.server";
import { type FoundPlace, findInDocument } from "./find-in-document";
import {
  countPassages,
  findPageOrdinal,
  findQuoteOrdinal,
  findWindow,
  type HeadingRow,
  listHeadingRows,
  type PassageWindow,
} from "./passage-position-store.server";
import { listPassageRows, type PassageScope } from "./passage-store.server";
import { reextractIfOutdated } from "./reextract.server";
import { type TextLanguage, textLanguage } from "./text-language";

/** Passages shown at once: about twenty pages of a book. */
const windowSize = 60;

/** More than any book has. */
const shownHeadings = 500;

/** More than an upload can have. */
const allPassages = 100_000;

/** Where to open the document: the first of these that is found. */
export interface ReaderPosition {
  find?: string | undefined;
  /** Which match, from 1. */
  match?: number | undefined;
  quote?: string | undefined;
  page?: number | undefined;
  from?: number | undefined;
}

export interface ReaderView {
  sections: {
    page: number | null;
    passages: { id: number; ordinal: number; text: string; blocks: readonly TextBlock[] }[];
  }[];
  outline: HeadingRow[];
  language: TextLanguage;
  highlight: { passageId: number; quote: string } | null;
  /** The words searched for, the number of matches, and the match that is shown, from 1. */
  found: { words: string; count: number; current: number; place: FoundPlace | null } | null;
  /** The windows before and after. */
  previous: PassageWindow | null;
  next: PassageWindow | null;
}

/**
 * The window of a document's text around a position, page by page.
 * @throws AppError not_found
 */
export async function readPages(
  app: App,
  actor: Actor,
  fileId: string,
  position: ReaderPosition,
): Promise<ReaderView> {
  await reextractIfOutdated(app, await findOwnRow(app, actor, fileId));
  const scope = { userId: actor.id, fileIds: [fileId] };
  const found = position.find ? await find(app, scope, position.find, position.match ?? 1) : null;
  const quoted =
    position.quote && !found ? await findQuoteOrdinal(app.database, scope, position.quote) : null;
  const opened =
    found?.place?.ordinal ??
    quoted ??
    (position.page ? await findPageOrdinal(app.database, scope, position.page) : null) ??
    position.from ??
    0;
  // Positions have gaps for pages that OCR has still to read.
  const before = await countPassages(app.database, scope, opened);
  const skipped = Math.floor(before / windowSize) * windowSize;
  const windowAfter = (start: number) => findWindow(app.database, scope, start, windowSize);
  const [passages, outline, previous, next] = await Promise.all([
    listPassageRows(app.database, scope, skipped, windowSize),
    listHeadingRows(app.database, scope, shownHeadings),
    skipped > 0 ? windowAfter(skipped - windowSize) : null,
    windowAfter(skipped + windowSize),
  ]);
  const marked = passages.find((passage) => passage.ordinal === quoted);
  return {
    sections: byPage(passages),
    outline,
    language: textLanguage(passages.map(({ text }) => text).join("\n")),
    highlight: marked && position.quote ? { passageId: marked.id, quote: position.quote } : null,
    found,
    previous,
    next,
  };
}

async function find(
  app: App,
  scope: PassageScope,
  words: string,
  wanted: number,
): Promise<ReaderView["found"]> {
  const passages = await listPassageRows(app.database, scope, 0, allPassages);
  const places = findInDocument(passages, words);
  const current = Math.min(Math.max(1, wanted), places.length);
  return { words, count: places.length, current, place: places[current - 1] ?? null };
}

function byPage(passages: Passage[]): ReaderView["sections"] {
  const sections: ReaderView["sections"] = [];
  for (const { id, ordinal, page, text, blocks } of passages) {
    const last = sections.at(-1);
    const section = last && last.page === page ? last : { page, passages: [] };
    if (section !== last) sections.push(section);
    section.passages.push({ id, ordinal, text, blocks });
  }
  return sections;
}
