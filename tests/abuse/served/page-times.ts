import type { Client } from "./client";

/** Response times of pages that are opened one after another. */
export class PageTimes {
  readonly #client: Client;
  readonly #paths: readonly string[];
  readonly #quiet: number;

  private constructor(client: Client, paths: readonly string[], quiet: number) {
    this.#client = client;
    this.#paths = paths;
    this.#quiet = quiet;
  }

  /** Opens pages without other load, as the baseline. */
  static async measure(client: Client, paths: readonly string[]): Promise<PageTimes> {
    await openPages(client, paths, 10);
    return new PageTimes(client, paths, percentile(await openPages(client, paths, 40)));
  }

  /** Milliseconds. */
  get quiet(): number {
    return this.#quiet;
  }

  /**
   * Opens pages while work is done, which is done again until `least` pages were opened.
   * @param prepare is done before each time, while no page is opened
   */
  async during(
    least: number,
    work: () => Promise<unknown>,
    prepare: () => Promise<void> = async () => {},
  ): Promise<LoadTimes> {
    const times: number[] = [];
    while (times.length < least) {
      await prepare();
      let isDone = false;
      const ended = work().finally(() => {
        isDone = true;
      });
      while (!isDone) times.push(...(await openPages(this.#client, this.#paths, 1)));
      await ended;
    }
    const p95 = percentile(times);
    return { opened: times.length, p95, ratio: p95 / this.#quiet };
  }
}

/** The response times under load. */
export interface LoadTimes {
  /** Pages. */
  opened: number;
  /** The 95th percentile, in milliseconds. */
  p95: number;
  /** The ratio to the 95th percentile without other load. */
  ratio: number;
}

async function openPages(client: Client, paths: readonly string[], times: number) {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    for (const path of paths) {
      const { status, milliseconds } = await client.send(path);
      if (status !== 200) throw new Error(`${path} answered ${status}.`);
      taken.push(milliseconds);
    }
  }
  return taken;
}

function percentile(times: number[]): number {
  const sorted = times.sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? 0;
}
