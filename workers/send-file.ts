import { ExtractionError } from "~/library/extraction/extraction-error";
import type { FileToRead } from "~/platform/ports";
import { withTimeout } from "~/platform/with-timeout";

/** Milliseconds. */
interface Timeouts {
  /** Until a file's turn comes. */
  turn: number;
  /** From then on: a little more than the `cpu_ms` of `workers/documents`. */
  reading: number;
  /** Until it is asked again: a new one takes a moment to start. */
  pause: number;
}

export const defaultTimeouts: Timeouts = { turn: 120_000, reading: 40_000, pause: 1_000 };

/** How often a file is sent whose reader ends before its turn has come. */
const attempts = 3;

/**
 * Sends a file to `workers/documents` and waits for its answer. The worker begins to
 * answer when a file's turn comes. If it ends before, that was another's fault, and the file is sent
 * again; if it ends afterwards, this file is given up.
 * @throws ExtractionError busy or given_up
 */
export async function sendFile<T>(
  worker: Pick<Fetcher, "fetch">,
  path: string,
  file: FileToRead,
  timeouts: Timeouts,
  parse: (answer: Response) => Promise<T>,
): Promise<T> {
  const control = new AbortController();
  try {
    const answer = await begin(worker, path, file, timeouts, control.signal);
    return await finish(answer, timeouts.reading, parse);
  } finally {
    // Nothing more is wanted of it, whether or not it has come to its end.
    control.abort();
  }
}

async function begin(
  worker: Pick<Fetcher, "fetch">,
  path: string,
  file: FileToRead,
  timeouts: Timeouts,
  signal: AbortSignal,
): Promise<Response> {
  const deadline = Date.now() + timeouts.turn;
  let cause: unknown;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (attempt > 0) await new Promise((done) => setTimeout(done, timeouts.pause));
    const body = (await file.open()).pipeThrough(new FixedLengthStream(file.size));
    try {
      const address = `https://documents.invalid/${path}`;
      const answering = worker.fetch(address, { method: "POST", body, signal });
      return await withTimeout(deadline - Date.now(), answering);
    } catch (error) {
      cause = error;
    }
  }
  throw new ExtractionError("busy", "The file's turn has not come.", { cause });
}

async function finish<T>(
  answer: Response,
  timeout: number,
  parse: (answer: Response) => Promise<T>,
): Promise<T> {
  try {
    if (!answer.ok) throw new Error(`The reader of documents answered ${answer.status}.`);
    return await withTimeout(timeout, parse(answer));
  } catch (cause) {
    throw new ExtractionError("given_up", "The reader of documents did not finish.", { cause });
  }
}
