import type { FileFormat } from "~/library/formats/file-format";
import { findTextFormat } from "~/library/formats/formats";
import { readers } from "~/library/formats/readers";
import { detectFormat } from "./detect-format";
import type { ExtractedDocument } from "./document";
import { ExtractionError } from "./extraction-error";

/**
 * Extracts the text of an uploaded document, page by page and in reading order.
 * @param type a file's extension, lower case
 * @param bytes of a PDF, they are gone afterwards
 * @throws {ExtractionError} with the reason if there is no text
 */
export async function extractDocument(type: string, bytes: Uint8Array): Promise<ExtractedDocument> {
  const format = findTextFormat(type);
  if (!format) throw new ExtractionError("wrong_type", `No text is extracted from ${type} files.`);
  const { name } = format;
  if (bytes.length === 0) throw new ExtractionError("damaged", "The file is empty.");
  const reader = readers[name];
  const detected = detectFormat(bytes);
  if (detected?.isEncrypted) throw new ExtractionError("encrypted", "The file is encrypted.");
  if (detected && isSame(detected.format, format)) return reader.extract(bytes);
  if (!detected && reader.isDamaged?.(bytes)) {
    throw new ExtractionError("damaged", `The ${name} container cannot be read.`);
  }
  const actual = detected?.format.name ?? "unknown";
  throw new ExtractionError("wrong_type", `The bytes are not ${name} but ${actual}.`);
}

/** Whether two formats are the same, or both plain text, which only the file's name distinguishes. */
function isSame(one: FileFormat, other: FileFormat): boolean {
  return one.name === other.name || (one.isPlainText === true && other.isPlainText === true);
}
