import type { App } from "~/platform/app.server";
import { ExtractionError } from "./extraction/extraction-error";
import { readerVersion } from "./extraction/reader-version";
import {
  countReadingStatement,
  type FileRow,
  findFileRow,
  wasReadBefore,
} from "./file-store.server";
import { formatOf } from "./formats/formats";
import { deletePassagesStatements, insertPassageStatements } from "./passage-store.server";
import { openBytes } from "./store-bytes.server";

/**
 * The file with a text of the present reader: if an older one read it, it is read again from its bytes.
 * Two requests may both read it, but only one writes. Pictures, and files that can no longer be read,
 * keep their old text.
 */
export async function readAgainIfOlder(app: App, file: FileRow): Promise<FileRow> {
  const { type, status, pagesRead, userId, id } = file;
  const isOlder = (file.readerVersion ?? 0) < readerVersion;
  if (!isOlder || !formatOf(type).hasText || status !== "ready" || pagesRead !== null) return file;
  const counted = (reading: { words: number | null; pages: number | null }) =>
    countReadingStatement(app.database, id, readerVersion, reading);
  try {
    const open = () => openBytes(app, file.bytesKey);
    const reading = await app.documents.read({ type, size: file.size, open });
    const pieces = reading.passages.map((piece, ordinal) => ({ ...piece, ordinal }));
    const isFirst = wasReadBefore(id, readerVersion);
    await app.database.batch([
      ...deletePassagesStatements(app.database, id, isFirst),
      ...insertPassageStatements(app.database, file, pieces, isFirst),
      counted(reading),
    ]);
    app.log.info("read_again", { fileId: id, passages: pieces.length });
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error;
    app.log.error("read_again_failed", error, { fileId: id });
    await counted(file);
  }
  return (await findFileRow(app.database, userId, id)) ?? file;
}
