import { findTextFormat } from "~/library/formats/formats";
import type { DocumentReading } from "~/platform/ports";
import type { ExtractedDocument } from "./document";
import { extractDocument } from "./extract-document";
import { ExtractionError } from "./extraction-error";
import { pastedType } from "./pasted-type";
import { readPlainText } from "./read-plain-text";
import { readWebPage } from "./read-web-page";
import { splitIntoPassages } from "./split-into-passages";
import { webPageType } from "./web-page-type";

/** Whether `readDocument` takes a type. */
export function canRead(type: string): boolean {
  return type === pastedType || type === webPageType || findTextFormat(type) !== undefined;
}

/**
 * Extracts the text of a document and splits it into passages.
 * @param type a file's extension, lower case, `pastedType` or `webPageType`
 * @param bytes of a PDF, they are gone afterwards
 * @throws ExtractionError
 */
export async function readDocument(type: string, bytes: Uint8Array): Promise<DocumentReading> {
  const document = await readText(type, bytes);
  const passages = splitIntoPassages(document);
  if (passages.length === 0) throw new ExtractionError("no_text", "The document has no passages.");
  const numbered = document.pages.filter(({ number }) => number !== null);
  const { words, picturePages = [] } = document;
  return { pages: numbered.length || null, words, picturePages, passages };
}

async function readText(type: string, bytes: Uint8Array): Promise<ExtractedDocument> {
  if (type === pastedType) return readPlainText(new TextDecoder().decode(bytes));
  return type === webPageType ? readWebPage(bytes) : extractDocument(type, bytes);
}
