import { ExtractionError } from "~/library/extraction/extraction-error";
import type {
  DocumentReader,
  DocumentReading,
  ExtractionFailure,
  KeptDocument,
} from "~/platform/ports";
import { withTimeout } from "~/platform/with-timeout";

/** What `workers/documents` says of a document: an answer whose body ends when it has been read. */
export type DocumentAnswer =
  | { reading: DocumentReading }
  | { failure: ExtractionFailure; message: string; pages: number | null };

/** Milliseconds. */
interface Timeouts {
  /** Until a document's turn comes. */
  turn: number;
  /** From then on: a little more than the `cpu_ms` of `workers/documents`. */
  reading: number;
  /** Until it is asked again: a new one takes a moment to start. */
  pause: number;
}

/** How often a document is sent whose reader ends before its turn has come. */
const attempts = 3;

/**
 * Reads documents by `workers/documents`. It begins to answer when a document's turn comes. If it ends
 * before, that was another's fault, and the document is sent again; if it ends afterwards, this
 * document is given up.
 */
export function createDocumentReader(
  worker: Pick<Fetcher, "fetch">,
  timeouts: Timeouts = { turn: 120_000, reading: 40_000, pause: 1_000 },
): DocumentReader {
  return {
    async read(document) {
      const control = new AbortController();
      try {
        const answer = await begin(worker, document, timeouts, control.signal);
        return readingOf(await finish(answer, timeouts.reading));
      } finally {
        // Nothing more is wanted of it, whether or not it has come to its end.
        control.abort();
      }
    },
  };
}

async function begin(
  worker: Pick<Fetcher, "fetch">,
  document: KeptDocument,
  timeouts: Timeouts,
  signal: AbortSignal,
): Promise<Response> {
  const deadline = Date.now() + timeouts.turn;
  let cause: unknown;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (attempt > 0) await new Promise((done) => setTimeout(done, timeouts.pause));
    const { size } = document;
    const body = (await document.open()).pipeThrough(new FixedLengthStream(size));
    try {
      const address = `https://documents.invalid/${document.type}`;
      const answering = worker.fetch(address, { method: "POST", body, signal });
      return await withTimeout(deadline - Date.now(), answering);
    } catch (error) {
      cause = error;
    }
  }
  throw new ExtractionError("busy", "The document's turn has not come.", { cause });
}

async function finish(answer: Response, timeouts: number): Promise<DocumentAnswer> {
  try {
    if (!answer.ok) throw new Error(`The reader of documents answered ${answer.status}.`);
    return await withTimeout(timeouts, answer.json<DocumentAnswer>());
  } catch (cause) {
    throw new ExtractionError("given_up", "The reader of documents did not finish.", { cause });
  }
}

function readingOf(answer: DocumentAnswer): DocumentReading {
  if ("reading" in answer) return answer.reading;
  const { failure, message, pages } = answer;
  throw new ExtractionError(failure, message, { pages });
}
