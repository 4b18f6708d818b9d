import type { App } from "~/platform/app.server";
import { extractDocument } from "./extraction/extract-document";
import { ExtractionError } from "./extraction/extraction-error";
import { readerVersion } from "./extraction/reader-version";
import { splitIntoPassages } from "./extraction/split-into-passages";
import {
  countReadingStatement,
  type FileRow,
  findFileRow,
  wasReadBefore,
} from "./file-store.server";
import { deletePassagesStatements, insertPassageStatements } from "./passage-store.server";

/**
 * The file with a text of the present reader: if an older one read it, it is read again from its bytes.
 * Two requests may both read it, but only one writes. Pictures, and files that can no longer be read,
 * keep their old text.
 */
export async function readAgainIfOlder(app: App, file: FileRow): Promise<FileRow> {
  const { type, status, pagesRead, userId, id } = file;
  const isOlder = (file.readerVersion ?? 0) < readerVersion;
  const isText = type === "pdf" || type === "doc" || type === "docx";
  if (!isOlder || !isText || status !== "ready" || pagesRead !== null) return file;
  const content = await app.bytes.get(file.bytesKey);
  if (!content) return file;
  const bytes = new Uint8Array(await new Response(content).arrayBuffer());
  const counted = (reading: { words: number | null; pages: number | null }) =>
    countReadingStatement(app.database, id, readerVersion, reading);
  try {
    const document = await extractDocument(type, bytes);
    const pieces = splitIntoPassages(document).map((piece, ordinal) => ({ ...piece, ordinal }));
    const isFirst = wasReadBefore(id, readerVersion);
    const numbered = document.pages.filter(({ number }) => number !== null).length;
    await app.database.batch([
      ...deletePassagesStatements(app.database, id, isFirst),
      ...insertPassageStatements(app.database, file, pieces, isFirst),
      counted({ words: document.words, pages: numbered || null }),
    ]);
    app.log.info("read_again", { fileId: id, passages: pieces.length });
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error;
    app.log.error("read_again_failed", error, { fileId: id });
    await counted(file);
  }
  return (await findFileRow(app.database, userId, id)) ?? file;
}
