const megabyte = 2 ** 20;
/** Near the limit, garbage is collected before memory is measured. */
const collectAbove = 90 * megabyte;
const pollMs = 5;
/** The most collections after which memory counts as retained. */
const collections = 4;
/** Seconds that a worker may take to restart. */
const attempts = 30;

/** In bytes. */
interface Peak {
  /** Heap and buffers, including WebAssembly memory and garbage. */
  taken: number;
  /** What is left after a collection, if one was made. */
  live: number;
}

interface HeapUsage {
  usedSize: number;
  backingStorageSize: number;
}

/**
 * The memory of each worker's isolate, as its inspector tells it. An isolate answers between two
 * pieces of work, not while it computes: `memory.test.ts` watches the reader of documents then, and
 * what pictures take is bounded by `workers/bounded-memory`.
 */
export class Isolates {
  readonly #peaks = new Map<string, Peak>();

  /** Connects to the inspectors of a product that was served with `INSPECTOR_PORT`. */
  static async connect(firstPort: number): Promise<Isolates> {
    const isolates = new Isolates();
    for (let port = firstPort; ; port += 1) {
      const found = await targetsAt(port);
      if (!found) return isolates;
      for (const { id, webSocketDebuggerUrl } of found) {
        const worker = /^core:user:(fennec.*)$/.exec(id)?.[1];
        if (worker) await isolates.#watch(worker, webSocketDebuggerUrl);
      }
    }
  }

  /** Resets the recorded maximums. */
  reset(): void {
    this.#peaks.clear();
  }

  /** The most that each worker has used and retained, in megabytes, by name. */
  read(): { worker: string; taken: number; live: number }[] {
    return [...this.#peaks]
      .map(([worker, { taken, live }]) => ({
        worker,
        taken: Math.round(taken / megabyte),
        live: Math.round(live / megabyte),
      }))
      .sort((a, b) => (a.worker < b.worker ? -1 : 1));
  }

  async #watch(worker: string, address: string): Promise<void> {
    const inspector = await Inspector.open(address);
    // Workers that take too long are restarted; all end with the product.
    this.#poll(worker, inspector).catch(() => this.#reconnect(worker, address));
  }

  async #reconnect(worker: string, address: string): Promise<void> {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      await pause(1_000);
      try {
        return await this.#watch(worker, address);
      } catch {
        // Not listening yet.
      }
    }
  }

  async #poll(worker: string, inspector: Inspector): Promise<never> {
    for (;;) {
      const taken = await inspector.memory();
      const live = taken > collectAbove ? await inspector.memoryWithoutGarbage() : taken;
      const peak = this.#peaks.get(worker) ?? { taken: 0, live: 0 };
      this.#peaks.set(worker, {
        taken: Math.max(peak.taken, taken),
        live: Math.max(peak.live, live),
      });
      await pause(pollMs);
    }
  }
}

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** A connection to one isolate, in the protocol of Chromium's developer tools. */
class Inspector {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, Waiting>();
  #sent = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => {
      const { id, result } = JSON.parse(String(data));
      this.#waiting.get(id)?.resolve(result);
      this.#waiting.delete(id);
    });
    socket.addEventListener("close", () => {
      for (const { reject } of this.#waiting.values()) reject(new Error("The isolate has ended."));
    });
  }

  static open(address: string): Promise<Inspector> {
    const socket = new WebSocket(address);
    return new Promise((done, fail) => {
      socket.addEventListener("open", () => done(new Inspector(socket)));
      socket.addEventListener("error", () => fail(new Error(`${address} does not answer.`)));
    });
  }

  /** @returns bytes */
  async memory(): Promise<number> {
    const { usedSize, backingStorageSize } = await this.#call<HeapUsage>("Runtime.getHeapUsage");
    return usedSize + backingStorageSize;
  }

  /** @returns bytes */
  async memoryWithoutGarbage(): Promise<number> {
    let least = Number.POSITIVE_INFINITY;
    // The isolate continues between two calls, so what one collection leaves may be newer garbage.
    for (let attempt = 0; attempt < collections; attempt += 1) {
      // V8 frees buffers that one collection found unused when the next one begins.
      await this.#call("HeapProfiler.collectGarbage");
      await this.#call("HeapProfiler.collectGarbage");
      least = Math.min(least, await this.memory());
      if (least <= collectAbove) break;
    }
    return least;
  }

  async #call<Result>(method: string): Promise<Result> {
    this.#sent += 1;
    const id = this.#sent;
    if (this.#socket.readyState !== WebSocket.OPEN) throw new Error("The isolate has ended.");
    this.#socket.send(JSON.stringify({ id, method }));
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as (result: unknown) => void, reject });
    });
  }
}

/** @returns null where no inspector listens */
async function targetsAt(
  port: number,
): Promise<{ id: string; webSocketDebuggerUrl: string }[] | null> {
  try {
    return await (await fetch(`http://127.0.0.1:${port}/json`)).json();
  } catch {
    return null;
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
