import { findTextFormat } from "~/library/formats/formats";
import type { DocumentReading } from "~/platform/ports";
import { extractDocument } from "./extract-document";
import { ExtractionError } from "./extraction-error";
import { pastedType } from "./pasted-type";
import { readPlainText } from "./read-plain-text";
import { splitIntoPassages } from "./split-into-passages";

/** While a new version is deployed, the app's previous one still calls a pasted text "txt". */
const pastedTypes = [pastedType, "txt"];

/** Whether `readDocument` takes a type. */
export function canRead(type: string): boolean {
  return pastedTypes.includes(type) || findTextFormat(type) !== undefined;
}

/**
 * Extracts the text of a document and splits it into passages.
 * @param type a file's extension, lower case, or `pastedType`
 * @param bytes of a PDF, they are gone afterwards
 * @throws ExtractionError
 */
export async function readDocument(type: string, bytes: Uint8Array): Promise<DocumentReading> {
  const document = findTextFormat(type)
    ? await extractDocument(type, bytes)
    : readPlainText(new TextDecoder().decode(bytes));
  const passages = splitIntoPassages(document);
  if (passages.length === 0) throw new ExtractionError("no_text", "The document has no passages.");
  const numbered = document.pages.filter(({ number }) => number !== null);
  const { words, picturePages = [] } = document;
  return { pages: numbered.length || null, words, picturePages, passages };
}
