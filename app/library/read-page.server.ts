import type { PageProblem, PageReading } from "~/ai/ports";
import type { App } from "~/platform/app.server";
import type { PageToRead } from "~/platform/ports";
import { insertDeadLetterStatement } from "./dead-letter-store.server";
import { readPlainText } from "./extraction/read-plain-text";
import { splitIntoPassages } from "./extraction/split-into-passages";
import {
  awaitsPage,
  countPageStatement,
  endReadingStatement,
  type FileRow,
  findReadingRow,
} from "./file-store.server";
import { formatOf, type OcrFormat } from "./formats/formats";
import * as m from "./messages";
import { nextOrdinal } from "./passage-position-store.server";
import {
  insertPassageStatements,
  listPagesWithText,
  passagesOfPicture,
} from "./passage-store.server";
import { countUnreadPages, giveBackPages } from "./unread-pages.server";

/** Below this a reader has seen shapes, not words. */
const readable = 50;

/** Where more than this many pages, and most of those so far, gave nothing, the next is tried once. */
const blankPagesTolerated = 3;
/** A file whose first pages, this many, give nothing is given up. Covers and plates of books are fewer. */
const hopeless = 10;
/** The same where the last of them took longer than any page of text. */
const hopelessSoon = 3;

/**
 * Reads one page that is a picture and puts the next such in line; the last ends the reading. A page
 * that has been read by now, or whose file is gone, is left alone.
 * @throws ProviderError or what else keeps the page from being read this time
 */
export async function readPage(app: App, { fileId, page }: PageToRead): Promise<void> {
  const file = await findReadingRow(app.database, fileId);
  if (!file || file.pagesRead !== page - 1) return;
  const { bytesKey, type } = file;
  const { ocr } = formatOf(type);
  if (ocr === null) throw new Error(`A ${type} file has no pages for OCR.`);
  const known = await listPagesWithText(app.database, { userId: file.userId, fileId });
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
  const most = reading === "given_up" ? hopelessSoon : hopeless;
  const isHopeless = text === "" && blank === page - 1 && page >= most;
  const isLast = next > pages || isHopeless;
  if (isLast) {
    const read = { ...file, pages, pagesRead: next - 1 };
    await giveBackPages(app, file, await countUnreadPages(app, read));
  }
  const problem = isLast ? problemOf(reading, ocr) : null;
  if (!(await storePage(app, file, page, { next, pages, text, problem }))) return;
  const confidence = typeof reading === "string" ? null : reading.confidence;
  app.log.info("page_read", { fileId, page, confidence });
  if (!isLast) await app.readings.add({ fileId, page: next });
}

/** Of a page that is too large the others are read all the same. */
function textOf(
  reading: PageReading | PageProblem,
  file: FileRow,
): { text: string; pages: number } {
  if (typeof reading === "string") return { text: "", pages: file.pages ?? 1 };
  const { text, confidence, pages } = reading;
  return { text: confidence >= readable ? text : "", pages };
}

/**
 * Ends a reading at a page that has failed too often; what was read of the file stays. Where the page
 * has been read by now, nothing happens.
 */
export async function giveUpReading(app: App, { fileId, page }: PageToRead): Promise<void> {
  const file = await findReadingRow(app.database, fileId);
  if (!file || file.pagesRead !== page - 1) return;
  await giveBackPages(app, file, await countUnreadPages(app, file));
  const problem = m.readingGivenUp();
  await app.database.batch([
    endReadingStatement(app.database, fileId, problem),
    insertDeadLetterStatement(app.database, fileId, page, app.clock.now()),
  ]);
}

async function giveUp(app: App, file: FileRow, problem: string): Promise<void> {
  await giveBackPages(app, file, await countUnreadPages(app, file));
  await endReadingStatement(app.database, file.id, problem);
}

interface StoredPage {
  /** The next page that is to be read. */
  next: number;
  /** Of the file. */
  pages: number;
  text: string;
  /** Of the last page: what is wrong with a file in which nothing was read. */
  problem: string | null;
}

/**
 * Stores a page, and with the last one the end of the reading.
 * @returns false where the page was stored by somebody else meanwhile
 */
async function storePage(
  app: App,
  file: FileRow,
  page: number,
  { next, pages, text, problem }: StoredPage,
): Promise<boolean> {
  const { words, pages: read } = readPlainText(joinDividedWords(text));
  const pieces = splitIntoPassages({ words, pages: read.map((one) => ({ ...one, number: page })) });
  const scope = { userId: file.userId, fileId: file.id };
  const first = await nextOrdinal(app.database, scope, page);
  const placed = pieces
    .slice(0, passagesOfPicture)
    .map((piece, index) => ({ ...piece, ordinal: first + index }));
  const through = next - 1;
  const inserted = insertPassageStatements(app.database, file, placed, awaitsPage(file.id, page));
  const results = await app.database.batch([
    ...inserted,
    countPageStatement(app.database, file, page, { through, pages, words }),
    ...(problem ? [endReadingStatement(app.database, file.id, problem, through)] : []),
  ] as [ReturnType<typeof countPageStatement>]);
  const counted = results[inserted.length];
  return (counted?.meta.changes ?? 0) > 0;
}

/** Words that were divided at the end of a line. */
function joinDividedWords(text: string): string {
  return text.replace(/(\p{L})[-\u00ad\u2010]\n(?=\p{Ll})/gu, "$1");
}

function problemOf(reading: PageReading | PageProblem, ocr: OcrFormat["ocr"]): string {
  if (reading === "damaged") return m.damagedPicture();
  if (ocr === "pages") return reading === "too_large" ? m.oversizedPages() : m.unreadablePages();
  return reading === "too_large" ? m.oversizedPicture() : m.unreadablePicture();
}
