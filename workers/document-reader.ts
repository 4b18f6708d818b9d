import { ExtractionError } from "~/library/extraction/extraction-error";
import type { DocumentReader, ExtractionFailure } from "~/platform/ports";
import { unpackAnswer } from "./packed-reading";
import { defaultTimeouts, sendFile } from "./send-file";

/** What `workers/documents` answers, as JSON, if it cannot read a document. */
export interface DocumentFailure {
  failure: ExtractionFailure;
  message: string;
  pages: number | null;
}

/** Reads documents by `workers/documents`. */
export function createDocumentReader(
  worker: Pick<Fetcher, "fetch">,
  timeouts = defaultTimeouts,
): DocumentReader {
  return {
    async read(document) {
      const answer = await sendFile(worker, document.type, document, timeouts, async (response) =>
        unpackAnswer<DocumentFailure>(new Uint8Array(await response.arrayBuffer())),
      );
      if ("reading" in answer) return answer.reading;
      const { failure, message, pages } = answer;
      throw new ExtractionError(failure, message, { pages });
    },
  };
}
