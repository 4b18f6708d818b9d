import type { PageProblem, PageReading } from "~/ai/ports";
import type { App } from "~/platform/app.server";
import type { PageToRead } from "~/platform/ports";
import { insertDeadLetterStatement } from "./dead-letter-store.server";
import { readPlainText } from "./extraction/read-plain-text";
import { splitIntoPassages } from "./extraction/split-into-passages";
import {
  endReadingStatement,
  type FileRow,
  findReadingRow,
  isNextPage,
  recordPageStatement,
} from "./file-store.server";
import { formatOf, type OcrFormat } from "./formats/formats";
import { nextOrdinal } from "./passage-position-store.server";
import {
  insertPassageStatements,
  listPagesWithText,
  passagesPerOcrPage,
} from "./passage-store.server";
import { queueReadings } from "./queue-readings.server";
import type { ReadingProblem } from "./reading-problem";
import { countUnreadPages, refundPages } from "./unread-pages.server";

/** Confidence, 0 to 100, below which OCR has seen shapes, not words. */
const minConfidence = 50;

/** After more blank pages than this, if most pages so far were blank, a page gets one attempt. */
const blankPagesTolerated = 3;
/** A file is given up if this many first pages are blank. Covers and plates of books are fewer. */
const maxBlankStart = 10;
/** The same if the last of them took longer than any page of text. */
const maxSlowBlankStart = 3;

/**
 * Reads one page by OCR and enqueues the next; the last one ends the reading. Does nothing if the page
 * has been read meanwhile, or its file is gone.
 * @throws ProviderError or another error if the page could not be read this time
 */
export async function readPage(app: App, { fileId, page }: PageToRead): Promise<void> {
  const file = await findReadingRow(app.database, fileId);
  if (!file || file.pagesRead !== page - 1) return;
  const { bytesKey, type } = file;
  const { ocr } = formatOf(type);
  if (ocr === null) throw new Error(`A ${type} file has no pages for OCR.`);
  const known = await listPagesWithText(app.database, { userId: file.userId, fileIds: [fileId] });
  const blank = page - 1 - [...known].filter((one) => one < page).length;
  const reading = await app.imageReader.readPage({
    open: async () => (await app.bytes.get(bytesKey)) ?? new Blob([]).stream(),
    size: file.size,
    type,
    page,
    attempts: blank > blankPagesTolerated && blank * 2 > page - 1 ? "one" : "all",
  });
  const isLost = reading === "damaged" || (reading === "too_large" && ocr === "picture");
  if (isLost) return giveUp(app, file, problemOf(reading, ocr));
  const { text, pages } = textOf(reading, file);
  let next = page + 1;
  while (known.has(next)) next += 1;
  const most = reading === "given_up" ? maxSlowBlankStart : maxBlankStart;
  const isHopeless = text === "" && blank === page - 1 && page >= most;
  const isLast = next > pages || isHopeless;
  if (isLast) {
    const read = { ...file, pages, pagesRead: next - 1 };
    await refundPages(app, file, await countUnreadPages(app, read));
  }
  const problem = isLast ? problemOf(reading, ocr) : null;
  if (!(await storePage(app, file, page, { next, pages, text, problem }))) return;
  const confidence = typeof reading === "string" ? null : reading.confidence;
  app.log.info("page_read", { fileId, page, confidence });
  if (isLast) await queueReadings(app, file.userId);
  else await app.readings.add({ fileId, page: next });
}

/** The text of a page that is too large is empty; the other pages are read. */
function textOf(
  reading: PageReading | PageProblem,
  file: FileRow,
): { text: string; pages: number } {
  if (typeof reading === "string") return { text: "", pages: file.pages ?? 1 };
  const { text, confidence, pages } = reading;
  return { text: confidence >= minConfidence ? text : "", pages };
}

/**
 * Ends a reading at a page that failed at every attempt; what was read of the file stays. Does nothing if
 * the page has been read meanwhile.
 */
export async function giveUpReading(app: App, { fileId, page }: PageToRead): Promise<void> {
  const file = await findReadingRow(app.database, fileId);
  if (!file || file.pagesRead !== page - 1) return;
  await refundPages(app, file, await countUnreadPages(app, file));
  await app.database.batch([
    endReadingStatement(app.database, fileId, "reading_given_up"),
    insertDeadLetterStatement(app.database, fileId, page, app.clock.now()),
  ]);
  await queueReadings(app, file.userId);
}

async function giveUp(app: App, file: FileRow, problem: ReadingProblem): Promise<void> {
  await refundPages(app, file, await countUnreadPages(app, file));
  await endReadingStatement(app.database, file.id, problem);
  await queueReadings(app, file.userId);
}

interface StoredPage {
  /** The next page that is to be read. */
  next: number;
  /** Of the file. */
  pages: number;
  text: string;
  /** Of the last page: why the file is unreadable if no page had text. */
  problem: ReadingProblem | null;
}

/**
 * Stores a page, and with the last one the end of the reading.
 * @returns false if another call has stored the page meanwhile
 */
async function storePage(
  app: App,
  file: FileRow,
  page: number,
  { next, pages, text, problem }: StoredPage,
): Promise<boolean> {
  const { words, pages: read } = readPlainText(joinDividedWords(text));
  const pieces = splitIntoPassages({ words, pages: read.map((one) => ({ ...one, number: page })) });
  const scope = { userId: file.userId, fileIds: [file.id] };
  const first = await nextOrdinal(app.database, scope, page);
  const placed = pieces
    .slice(0, passagesPerOcrPage)
    .map((piece, index) => ({ ...piece, ordinal: first + index }));
  const through = next - 1;
  const inserted = insertPassageStatements(app.database, file, placed, isNextPage(file.id, page));
  const results = await app.database.batch([
    ...inserted,
    recordPageStatement(app.database, file, page, { through, pages, words }),
    ...(problem ? [endReadingStatement(app.database, file.id, problem, through)] : []),
  ] as [ReturnType<typeof recordPageStatement>]);
  const counted = results[inserted.length];
  return (counted?.meta.changes ?? 0) > 0;
}

/** Joins words that were hyphenated at the end of a line. */
function joinDividedWords(text: string): string {
  return text.replace(/(\p{L})[-\u00ad\u2010]\n(?=\p{Ll})/gu, "$1");
}

function problemOf(reading: PageReading | PageProblem, ocr: OcrFormat["ocr"]): ReadingProblem {
  if (reading === "damaged") return "damaged_picture";
  if (ocr === "pages") return reading === "too_large" ? "oversized_pages" : "unreadable_pages";
  return reading === "too_large" ? "oversized_picture" : "unreadable_picture";
}
