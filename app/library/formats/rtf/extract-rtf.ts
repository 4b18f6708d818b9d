import type { ExtractedDocument } from "~/library/extraction/document";
import { ExtractionError } from "~/library/extraction/extraction-error";
import { assembleDocument } from "~/library/extraction/plain-text";
import { RtfBody } from "./body";
import { readTokens } from "./tokens";

/** Extracts the text of a document in Rich Text Format. */
export function extractRtf(bytes: Uint8Array): ExtractedDocument {
  const body = new RtfBody();
  readTokens(bytes, body);
  if (!body.isComplete) throw new ExtractionError("damaged", "A group does not end.");
  const document = assembleDocument([{ number: null, blocks: body.takeBlocks() }]);
  if (document.words === 0) throw new ExtractionError("no_text", "The document holds no text.");
  return document;
}
