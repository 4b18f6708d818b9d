// Tells which stage of the tests runs, how far it is, how long it took, and how long the last time.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { testEnded } from "./progress-reporter.mjs";

/** Between two updates of the line in a terminal, in milliseconds. */
const refreshMs = 1_000;

export class Stages {
  #file;
  /** By name of a stage: seconds, and tests that it ran. */
  #last;
  #now = {};
  #tests = new Map();

  /**
   * @param {string} suite
   * @param {string} folder for the durations, until the next run
   */
  constructor(suite, folder) {
    mkdirSync(folder, { recursive: true });
    this.#file = join(folder, `stages${suite.replace(/^--/, "-")}.json`);
    this.#last = readDurations(this.#file);
  }

  /**
   * @template T
   * @param {string} name
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  async run(name, work) {
    const last = this.#last[name];
    const start = performance.now();
    const seconds = () => Math.round((performance.now() - start) / 1_000);
    this.#tests.clear();
    console.log(`${name}${last ? ` (last time ${inWords(last.seconds)})` : ""}`);
    const timer = process.stdout.isTTY && setInterval(() => this.#tell(seconds(), last), refreshMs);
    const done = await work();
    if (timer) {
      clearInterval(timer);
      process.stdout.write("\r\u001b[K");
    }
    console.log(`  ${inWords(seconds())}`);
    this.#now[name] = { seconds: seconds(), tests: this.#count() };
    return done;
  }

  /** Reads from what a tool prints how many tests it has run. */
  hear(tool, chunk) {
    const text = String(chunk);
    const [, at] = [...text.matchAll(/\[(\d+)\/\d+\]/g)].at(-1) ?? [];
    if (tool === "playwright" && at) this.#tests.set(tool, Number(at));
    if (tool !== "vitest") return;
    const ended = text.split(testEnded).length - 1;
    this.#tests.set(tool, (this.#tests.get(tool) ?? 0) + ended);
  }

  /** Stores the stages' durations, which the next run shows. */
  remember() {
    writeFileSync(this.#file, JSON.stringify(this.#now));
  }

  #tell(seconds, last) {
    const tests = this.#count();
    const run = tests > 0 ? `${tests}${last?.tests ? ` of about ${last.tests}` : ""} tests, ` : "";
    process.stdout.write(`\r\u001b[K  ${run}${inWords(seconds)}`);
  }

  #count() {
    return [...this.#tests.values()].reduce((sum, tests) => sum + tests, 0);
  }
}

function readDurations(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    // The first run.
    return {};
  }
}

function inWords(seconds) {
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
