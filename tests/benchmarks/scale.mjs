// The costs of 10,000, 100,000 and 1,000,000 learners, and how near each limit is: the tables of docs/scale.md. The
// usage per operation is measured first, on this machine.
//   node tests/benchmarks/scale.mjs            measures, and stores the figures in scale-figures.json
//   node tests/benchmarks/scale.mjs --kept     uses the stored figures
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundleWorkers, root, toolEnvironment } from "../../workers/toolchain.mjs";
import { assumptions, limits, limitsOf, simulate } from "./simulate-learners.mjs";

const operationNames = {
  register: "register",
  logIn: "log in",
  uploadBook: "upload a book",
  uploadNotes: "upload notes",
  uploadPicture: "upload a picture",
  openPage: "open a page",
  readDocument: "read a document",
  chatTurn: "chat turn",
  makeQuiz: "make a quiz",
  answerQuestion: "answer a question",
  makeDeck: "make a deck",
  sweepDatabase: "sweep a database",
};

const sizeNames = {
  bytesPerPassage: "bytes per passage",
  derivedBytesPerPassage: "bytes of derived values per passage",
  passagesPerBook: "passages per book",
  bytesPerChatTurn: "bytes per chat turn",
  bytesPerQuiz: "bytes per quiz",
  bytesPerDeck: "bytes per deck",
};

const kept = join(import.meta.dirname, "scale-figures.json");
const figures = process.argv.includes("--kept")
  ? JSON.parse(readFileSync(kept, "utf8"))
  : measure();

printOperations();
const all = [10_000, 100_000, 1_000_000].map((learners) => simulate(learners, figures));
printNeeds(all);
printCosts(all);
for (const one of all) printLimits(one);
printOneDatabase();

function measure() {
  bundleWorkers();
  const run = spawnSync(
    "vitest",
    ["run", "--config", "tests/vitest.config.ts", "--project", "benchmarks", "scale.bench"],
    { cwd: root, encoding: "utf8", env: { ...toolEnvironment, FENNEC_BUILT: "1" } },
  );
  const line = run.stdout.match(/FIGURES (\{.*\})/)?.[1];
  if (!line) {
    console.error(run.stdout, run.stderr);
    process.exit(1);
  }
  const measured = { measured: new Date().toISOString().slice(0, 10), ...JSON.parse(line) };
  writeFileSync(kept, `${JSON.stringify(measured, rounded, 2)}\n`);
  return measured;
}

function rounded(_, value) {
  return typeof value === "number" ? Number(value.toPrecision(4)) : value;
}

function printOperations() {
  const fields = {
    requests: "requests",
    queries: "statements",
    rowsRead: "rows read",
    rowsWritten: "rows written",
    databaseMs: "database ms",
    objectRequests: "Durable Object calls",
    bucketWrites: "R2 writes",
    bucketReads: "R2 reads",
    elapsedMs: "total ms",
  };
  console.log(`\nMeasured ${figures.measured}:\n`);
  table(
    ["operation", ...Object.values(fields), "per active day"],
    Object.entries(figures.operations).map(([name, one]) => [
      operationNames[name] ?? name,
      ...Object.keys(fields).map((field) => number(one[field])),
      assumptions.day[name] ?? "",
    ]),
  );
  table(
    ["size", "value"],
    Object.entries(figures.sizes).map(([name, value]) => [sizeNames[name] ?? name, number(value)]),
  );
}

function printNeeds(results) {
  table(
    [
      "learners",
      "D1 GB",
      "R2 GB",
      "databases",
      "fullest database",
      "utilisation of the busiest, peak minute",
      "largest learner",
    ],
    results.map(({ learners, bytes, stock, count, spread }) => [
      learners.toLocaleString("en"),
      number(bytes / 1e9),
      number(stock.bucketGb),
      count,
      `${number(spread.fullest / 1e9)} GB`,
      percent(spread.busiest),
      `${number(stock.largest / 1e6)} MB`,
    ]),
  );
}

function printCosts(results) {
  const names = {
    requests: "requests",
    cpuMs: "CPU",
    rowsRead: "rows read",
    rowsWritten: "rows written",
    databaseGb: "D1 storage",
    objectRequests: "Durable Object calls",
    objectGbSeconds: "Durable Object duration",
    bucketWrites: "R2 writes",
    bucketReads: "R2 reads",
    bucketGb: "R2 storage",
    queued: "queues",
  };
  table(
    ["US dollars per month", ...results.map(({ learners }) => learners.toLocaleString("en"))],
    [
      ...Object.entries(names).map(([name, words]) => [
        words,
        ...results.map(({ costs }) => costs[name].toFixed(2)),
      ]),
      ["total incl. $5 plan", ...results.map(({ costs }) => costs.together.toFixed(2))],
      [
        "per 1,000 learners",
        ...results.map(({ costs, learners }) => ((costs.together * 1_000) / learners).toFixed(2)),
      ],
    ],
  );
}

function printLimits(result) {
  const found = limitsOf(result, figures).sort((a, b) => b.share - a.share);
  console.log(`\n${result.learners.toLocaleString("en")} learners, ${result.count} databases:\n`);
  table(
    ["limit", "used", "maximum", "utilisation", "learners at the limit"],
    found.map(({ name, used, limit, share, reachedAt }) => [
      name,
      number(used),
      limit.toLocaleString("en"),
      percent(share),
      reachedAt === null ? "add databases" : number(reachedAt),
    ]),
  );
}

/** Prints the number of learners at which a single database is full or busy. */
function printOneDatabase() {
  const { bytes, spread, learners } = simulate(10_000, figures, 1);
  const full = (limits.databaseGb * 1e9 * learners) / bytes;
  const busy = (assumptions.busyTo * learners) / spread.busiest;
  console.log(
    `\nOne database is full at ${number(full)} learners, and reaches 50% utilisation in its peak ` +
      `minute at ${number(busy)}.`,
  );
}

function table(head, rows) {
  console.log(`\n| ${head.join(" | ")} |\n|${head.map(() => "---|").join("")}`);
  for (const row of rows) console.log(`| ${row.join(" | ")} |`);
}

function number(value) {
  if (value >= 1_000) return Math.round(value).toLocaleString("en");
  return String(Number(value.toPrecision(value >= 100 ? 3 : 2)));
}

function percent(share) {
  return `${number(share * 100)}%`;
}
