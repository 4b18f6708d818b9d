import { ExtractionError } from "~/library/extraction/extraction-error";
import type { DocumentReader, DocumentReading, ExtractionFailure } from "~/platform/ports";
import { defaultTimeouts, sendFile } from "./send-file";

/** What `workers/documents` says of a document. */
export type DocumentAnswer =
  | { reading: DocumentReading }
  | { failure: ExtractionFailure; message: string; pages: number | null };

/** Reads documents by `workers/documents`. */
export function createDocumentReader(
  worker: Pick<Fetcher, "fetch">,
  timeouts = defaultTimeouts,
): DocumentReader {
  return {
    async read(document) {
      const answer = await sendFile<DocumentAnswer>(worker, document.type, document, timeouts);
      if ("reading" in answer) return answer.reading;
      const { failure, message, pages } = answer;
      throw new ExtractionError(failure, message, { pages });
    },
  };
}
