import { Worker } from "node:worker_threads";
import fc from "fast-check";
import { isExhaustive } from "../exhaustive";

/** How many inputs are generated for each property. */
const numRuns = Number(process.env.ABUSE_CASES ?? (isExhaustive ? 5_000 : 250));

/** The same in each run, so that a failure can be repeated; `ABUSE_SEED=random` tries new inputs. */
const seed =
  process.env.ABUSE_SEED === "random"
    ? Math.floor(Math.random() * 2 ** 31)
    : Number(process.env.ABUSE_SEED ?? 20_261_123);

/**
 * Checks a property with many generated inputs. fast-check shrinks a failing input and reports it with its seed. An
 * input that takes too long is reported and ends the run.
 */
export async function everyCase<T>(
  inputs: fc.Arbitrary<T>,
  check: (input: T) => unknown,
): Promise<void> {
  const watchdog = new Watchdog();
  try {
    const property = fc.asyncProperty(inputs, async (input) => {
      watchdog.begin(input);
      await check(input);
    });
    await fc.assert(property, { numRuns, seed });
  } finally {
    await watchdog.end();
  }
}

/** Milliseconds after which an input is reported; far more than any takes on a busy machine. */
const timeoutMs = 120_000;

/** The bytes of an input that are reported. */
const reportedBytes = 64 * 1024;

/** Watches from another thread, because endless work blocks its own, and kills the process. */
class Watchdog {
  readonly #memory = new SharedArrayBuffer(8 + reportedBytes);
  readonly #state = new Int32Array(this.#memory, 0, 2);
  readonly #text = new Uint8Array(this.#memory, 8);
  readonly #worker = new Worker(watchdogScript, {
    eval: true,
    workerData: { memory: this.#memory, timeoutMs },
  });

  begin(input: unknown): void {
    const text = new TextEncoder().encode(fc.stringify(input)).subarray(0, reportedBytes);
    this.#text.set(text);
    this.#state[1] = text.length;
    Atomics.add(this.#state, 0, 1);
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}

const watchdogScript = `
  const { workerData: { memory, timeoutMs } } = require("node:worker_threads");
  const state = new Int32Array(memory, 0, 2);
  let seen = -1;
  setInterval(() => {
    const number = Atomics.load(state, 0);
    if (number === 0 || number !== seen) { seen = number; return; }
    const text = Buffer.from(new Uint8Array(memory, 8, state[1]).slice()).toString();
    require("node:fs").writeSync(2, "Input " + number + " takes too long: " + text + "\\n");
    process.kill(process.pid, "SIGKILL");
  }, timeoutMs);
`;

/** How many times as long as an ordinary input of the same size an input may take. */
const maxRatio = 60;
const repetitions = 5;
/** Microseconds. Shorter work is harmless and cannot be measured reliably. */
const negligible = 10_000;

/**
 * Makes a check that an input takes at most a multiple of the CPU time of an ordinary one. The shortest of
 * several runs counts, because the machine may be busy.
 * @param ordinary at least as large as the inputs
 */
export async function proportionate<T>(
  work: (input: T) => unknown,
  ordinary: T,
): Promise<(input: T) => Promise<void>> {
  for (let warming = 0; warming < 20; warming++) await work(ordinary);
  const usual = await least(work, ordinary, repetitions);
  return async (input) => {
    if ((await least(work, input, 1)) <= Math.max(negligible, maxRatio * usual)) return;
    const again = await least(work, input, repetitions);
    const usualNow = await least(work, ordinary, repetitions);
    if (again <= Math.max(negligible, maxRatio * usualNow)) return;
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
