import type { Passage, TextBlock } from "~/ai/ports";
import type { Actor, App } from "~/platform/app.server";
import { findOwnRow } from "./find-file.server";
import { type FoundPlace, findInDocument } from "./find-in-document";
import {
  countPassages,
  findPageOrdinal,
  findQuoteOrdinal,
  findStretch,
  type HeadingRow,
  listHeadingRows,
  type PassageStretch,
} from "./passage-position-store.server";
import { listPassageRows } from "./passage-store.server";
import { readAgainIfOlder } from "./read-again.server";
import { type TextLanguage, textLanguage } from "./text-language";

/** Passages shown at once in the reader: about twenty pages of a book. */
const windowSize = 60;

/** Far above the headings of a book. */
const shownHeadings = 500;

/** Far above what an upload can hold. */
const allPassages = 100_000;

/** Where to open the document; the first that is found counts. */
export interface ReaderPosition {
  find?: string | undefined;
  /** Which of the places found, from 1. */
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
  /** What was looked for, how often it stands there, and the place that is shown, from 1. */
  found: { words: string; count: number; current: number; place: FoundPlace | null } | null;
  /** The windows before and after. */
  previous: PassageStretch | null;
  next: PassageStretch | null;
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
  await readAgainIfOlder(app, await findOwnRow(app, actor, fileId));
  const scope = { userId: actor.id, fileId };
  const found = position.find ? await find(app, scope, position.find, position.match ?? 1) : null;
  const quoted =
    position.quote && !found ? await findQuoteOrdinal(app.database, scope, position.quote) : null;
  const opened =
    found?.place?.ordinal ??
    quoted ??
    (position.page ? await findPageOrdinal(app.database, scope, position.page) : null) ??
    position.from ??
    0;
  // Positions have gaps where pages are still to be read.
  const before = await countPassages(app.database, scope, opened);
  const skipped = Math.floor(before / windowSize) * windowSize;
  const stretchAfter = (start: number) => findStretch(app.database, scope, start, windowSize);
  const [passages, outline, previous, next] = await Promise.all([
    listPassageRows(app.database, scope, skipped, windowSize),
    listHeadingRows(app.database, scope, shownHeadings),
    skipped > 0 ? stretchAfter(skipped - windowSize) : null,
    stretchAfter(skipped + windowSize),
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
  scope: { userId: string; fileId: string },
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
