import type { App } from "~/platform/app.server";
import type { PageToRead } from "~/platform/ports";
import { splitIntoPassages } from "./extraction/split-into-passages";
import {
  awaitsPage,
  countPageStatement,
  endReading,
  type FileRow,
  findReadingRow,
} from "./file-store.server";
import { nextOrdinal } from "./passage-position-store.server";
import {
  insertPassageStatements,
  listPagesWithText,
  passagesOfPicture,
} from "./passage-store.server";
import { readPlainText } from "./text-material";
import { countUnreadPages, giveBackPages } from "./unread-pages.server";

/** Below this a reader has seen shapes, not words. */
const readable = 50;

/**
 * Reads one page that is a picture and puts the next such in line; the last ends the reading. A page
 * that has been read by now, or whose file is gone, is left alone.
 * @throws ProviderError or what else keeps the page from being read this time
 */
export async function readPage(app: App, { fileId, page }: PageToRead): Promise<void> {
  const file = await findReadingRow(app.database, fileId);
  if (!file || file.pagesRead !== page - 1) return;
  const { bytesKey, type } = file;
  if (type === "doc" || type === "docx") throw new Error(`A ${type} file has no pages to look at.`);
  const content = await app.bytes.get(bytesKey);
  const bytes = new Uint8Array(await new Response(content).arrayBuffer());
  const reading = await app.imageReader.readPage({ bytes, type, page });
  if (!reading) return giveUp(app, file, "This file is damaged and cannot be opened.");
  const text = reading.confidence >= readable ? reading.text : "";
  const known = await listPagesWithText(app.database, { userId: file.userId, fileId });
  let next = page + 1;
  while (known.has(next)) next += 1;
  if (!(await storePage(app, file, page, { next, pages: reading.pages, text }))) return;
  app.log.info("page_read", { fileId, page, confidence: reading.confidence });
  if (next <= reading.pages) await app.readings.add({ fileId, page: next });
  else await endReading(app.database, fileId, noText(type));
}

/**
 * Ends a reading that has failed too often; what was read of the file stays.
 */
export async function giveUpReading(app: App, { fileId }: PageToRead): Promise<void> {
  const file = await findReadingRow(app.database, fileId);
  if (!file) return;
  await giveUp(app, file, "This file could not be read this time. Delete it and upload it again.");
}

async function giveUp(app: App, file: FileRow, problem: string): Promise<void> {
  const unread = await countUnreadPages(app, file);
  if (await endReading(app.database, file.id, problem)) await giveBackPages(app, file, unread);
}

/** @returns false where the page was stored by somebody else meanwhile */
async function storePage(
  app: App,
  file: FileRow,
  page: number,
  { next, pages, text }: { next: number; pages: number; text: string },
): Promise<boolean> {
  const { words, pages: read } = readPlainText(joinDividedWords(text));
  const pieces = splitIntoPassages({ words, pages: read.map((one) => ({ ...one, number: page })) });
  const scope = { userId: file.userId, fileId: file.id };
  const first = await nextOrdinal(app.database, scope, page);
  const placed = pieces
    .slice(0, passagesOfPicture)
    .map((piece, index) => ({ ...piece, ordinal: first + index }));
  const counted = countPageStatement(app.database, file, page, { through: next - 1, pages, words });
  const results = await app.database.batch([
    ...insertPassageStatements(app.database, file, placed, awaitsPage(file.id, page)),
    counted,
  ] as [typeof counted]);
  return (results.at(-1)?.meta.changes ?? 0) > 0;
}

/** Words that were divided at the end of a line. */
function joinDividedWords(text: string): string {
  return text.replace(/(\p{L})[-\u00ad\u2010]\n(?=\p{Ll})/gu, "$1");
}

function noText(type: string): string {
  return type === "pdf"
    ? "No text could be read on these pages. A sharper scan may work."
    : "No text could be read in this picture. A sharper photo, taken straight from above, may work.";
}
