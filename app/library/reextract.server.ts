import type { App } from "~/platform/app.server";
import { ExtractionError } from "./extraction/extraction-error";
import { extractionVersion } from "./extraction/extraction-version";
import { readingType } from "./extraction/web-page-type";
import {
  type FileRow,
  findFileRow,
  isOutdated,
  recordExtractionStatement,
} from "./file-store.server";
import { formatOf } from "./formats/formats";
import { leaseIfLong } from "./lease-if-long.server";
import { deletePassagesStatements, insertPassageStatements } from "./passage-store.server";
import { openBytes } from "./store-bytes.server";

/**
 * The file with its text extracted by the current version: if an older one extracted it, this is done
 * again. Of two concurrent requests only one writes. Pictures, and files that can no longer be read, keep
 * their old text.
 */
export async function reextractIfOutdated(app: App, file: FileRow): Promise<FileRow> {
  const { type, status, pagesRead, userId, id } = file;
  const isOlder = (file.extractionVersion ?? 0) < extractionVersion;
  if (!isOlder || !formatOf(type).hasText || status !== "ready" || pagesRead !== null) return file;
  const counted = (reading: { words: number | null; pages: number | null }) =>
    recordExtractionStatement(app.database, id, extractionVersion, reading);
  try {
    const open = () => openBytes(app, file.bytesKey);
    const reading = await app.documents.read({ type: readingType(file), size: file.size, open });
    const lease = await leaseIfLong(app, reading.passageCount);
    try {
      const pieces = (await reading.unpack()).map((piece, ordinal) => ({ ...piece, ordinal }));
      const isFirst = isOutdated(id, extractionVersion);
      await app.database.batch([
        ...deletePassagesStatements(app.database, id, isFirst),
        ...insertPassageStatements(app.database, file, pieces, isFirst),
        counted(reading),
      ]);
    } finally {
      lease?.end();
    }
    app.log.info("read_again", { fileId: id, passages: reading.passageCount });
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error;
    app.log.error("read_again_failed", error, { fileId: id });
    await counted(file);
  }
  return (await findFileRow(app.database, userId, id)) ?? file;
}
