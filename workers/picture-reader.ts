import type { ImageReader, PageImage, PageProblem, PageReading } from "~/ai/ports";
import type { SentPage } from "./drawing/page-drawer";

/** `workers/ocr`. Once the page's turn has come, it calls `mayTry` before each attempt. */
interface Ocr {
  readPage(page: SentPage, mayTry: () => boolean): Promise<PageReading | PageProblem>;
}

/** In milliseconds. All but `pause` count from the page's turn. */
interface Timeouts {
  /** No attempt starts after this. */
  attempts: number;
  /** If the worker dies after this, the page was the cause. */
  one: number;
  /** The page is given up: a little more than the `cpu_ms` of `workers/ocr`. */
  page: number;
  /** Before the page is sent again, as a new worker takes a moment to start. */
  pause: number;
}

/** How often a page is sent if the worker dies before the page's turn. */
const sendings = 3;

/**
 * Reads pages with `workers/ocr`, each for a limited time. If the worker dies before a page's turn,
 * another page was the cause, and this one is sent again.
 */
export function createPictureReader(
  worker: Ocr,
  timeouts: Timeouts = { attempts: 45_000, one: 20_000, page: 75_000, pause: 1_000 },
): ImageReader {
  return {
    async readPage(image) {
      for (let sending = 1; ; sending += 1) {
        const clock = new TurnClock(timeouts);
        try {
          return await readOnce(worker, image, clock);
        } catch (error) {
          if (clock.hasRun(timeouts.one)) return "given_up";
          if (clock.hasRun(0) || sending === sendings) throw error;
          await pause(timeouts.pause);
        } finally {
          clock.stop();
        }
      }
    },
  };
}

async function readOnce(
  worker: Ocr,
  { open, ...image }: PageImage,
  clock: TurnClock,
): Promise<PageReading | PageProblem> {
  const page = { ...image, content: await open() };
  return Promise.race([worker.readPage(page, () => clock.mayTry()), clock.isOver]);
}

/** Runs from a page's turn on. */
class TurnClock {
  readonly #timeouts: Timeouts;
  readonly #over = Promise.withResolvers<"given_up">();
  #start: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(timeouts: Timeouts) {
    this.#timeouts = timeouts;
  }

  get isOver(): Promise<"given_up"> {
    return this.#over.promise;
  }

  mayTry(): boolean {
    if (this.#start === null) {
      this.#start = Date.now();
      this.#timer = setTimeout(() => this.#over.resolve("given_up"), this.#timeouts.page);
    }
    return !this.hasRun(this.#timeouts.attempts);
  }

  /** For at least so many milliseconds? */
  hasRun(milliseconds: number): boolean {
    return this.#start !== null && Date.now() - this.#start >= milliseconds;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
