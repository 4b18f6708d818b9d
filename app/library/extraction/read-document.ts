import type { DocumentReading, KeptDocument } from "~/platform/ports";
import { extractDocument } from "./extract-document";
import { ExtractionError } from "./extraction-error";
import { readPlainText } from "./read-plain-text";
import { splitIntoPassages } from "./split-into-passages";

/**
 * Takes the text out of a document and splits it into passages.
 * @param bytes of a PDF, they are gone afterwards
 * @throws ExtractionError
 */
export async function readDocument(
  type: KeptDocument["type"],
  bytes: Uint8Array,
): Promise<DocumentReading> {
  const document =
    type === "txt"
      ? readPlainText(new TextDecoder().decode(bytes))
      : await extractDocument(type, bytes);
  const passages = splitIntoPassages(document);
  if (passages.length === 0) throw new ExtractionError("no_text", "The document has no passages.");
  const numbered = document.pages.filter(({ number }) => number !== null);
  const { words, picturePages = [] } = document;
  return { pages: numbered.length || null, words, picturePages, passages };
}
