import { Worker } from "node:worker_threads";
import fc from "fast-check";

/** Of each property. */
const numRuns = Number(process.env.ABUSE_CASES ?? 5_000);

/** The same in each run, so that a failure comes again; `ABUSE_SEED=random` tries others. */
const seed =
  process.env.ABUSE_SEED === "random"
    ? Math.floor(Math.random() * 2 ** 31)
    : Number(process.env.ABUSE_SEED ?? 20_261_123);

/**
 * Checks a property of many generated inputs. fast-check shrinks a failing one and reports it with its seed. An input
 * that takes too long is reported and ends the run.
 */
export async function everyCase<T>(
  inputs: fc.Arbitrary<T>,
  check: (input: T) => unknown,
): Promise<void> {
  const watch = new EndlessWork();
  try {
    const property = fc.asyncProperty(inputs, async (input) => {
      watch.begin(input);
      await check(input);
    });
    await fc.assert(property, { numRuns, seed });
  } finally {
    await watch.end();
  }
}

/** Far more than any case takes on a busy machine, in milliseconds. */
const endless = 120_000;

/** Bytes of a case that are reported. */
const told = 64 * 1024;

/** Work that does not end holds its thread, so another one looks on and ends the process. */
class EndlessWork {
  readonly #memory = new SharedArrayBuffer(8 + told);
  readonly #state = new Int32Array(this.#memory, 0, 2);
  readonly #text = new Uint8Array(this.#memory, 8);
  readonly #worker = new Worker(onlooker, {
    eval: true,
    workerData: { memory: this.#memory, endless },
  });

  begin(input: unknown): void {
    const text = new TextEncoder().encode(fc.stringify(input)).subarray(0, told);
    this.#text.set(text);
    this.#state[1] = text.length;
    Atomics.add(this.#state, 0, 1);
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}

const onlooker = `
  const { workerData: { memory, endless } } = require("node:worker_threads");
  const state = new Int32Array(memory, 0, 2);
  let seen = -1;
  setInterval(() => {
    const number = Atomics.load(state, 0);
    if (number === 0 || number !== seen) { seen = number; return; }
    const text = Buffer.from(new Uint8Array(memory, 8, state[1]).slice()).toString();
    require("node:fs").writeSync(2, "Case " + number + " does not end: " + text + "\\n");
    process.kill(process.pid, "SIGKILL");
  }, endless);
`;

/** How many times as long as an ordinary input of the same size a case may take. */
const mostTimes = 60;
const repetitions = 5;
/** Microseconds; shorter work is harmless, and cannot be measured reliably. */
const worth = 10_000;

/**
 * A check that work on an input takes no more than a multiple of the work on an ordinary one.
 * Processor time counts, and the least of several runs: others use the machine as well.
 * @param ordinary at least as large as the inputs
 */
export async function proportionate<T>(
  work: (input: T) => unknown,
  ordinary: T,
): Promise<(input: T) => Promise<void>> {
  for (let warming = 0; warming < 20; warming++) await work(ordinary);
  const usual = await least(work, ordinary, repetitions);
  return async (input) => {
    if ((await least(work, input, 1)) <= Math.max(worth, mostTimes * usual)) return;
    const again = await least(work, input, repetitions);
    const usualNow = await least(work, ordinary, repetitions);
    if (again <= Math.max(worth, mostTimes * usualNow)) return;
    throw new Error(`It takes ${Math.round(again / usualNow)} times as long as an ordinary input.`);
  };
}

async function least<T>(work: (input: T) => unknown, input: T, runs: number): Promise<number> {
  let microseconds = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run++) {
    const before = process.cpuUsage();
    await work(input);
    const { user, system } = process.cpuUsage(before);
    microseconds = Math.min(microseconds, user + system);
  }
  return microseconds;
}
