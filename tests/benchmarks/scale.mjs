// What 10,000, 100,000 and 1,000,000 learners cost, and where each limit lies: the tables of
// docs/scale.md. What each thing that a learner does asks for is measured first, on this machine.
//   node tests/benchmarks/scale.mjs            measures, and keeps the figures beside this file
//   node tests/benchmarks/scale.mjs --kept     uses the figures that were kept
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundleWorkers, root, toolEnvironment } from "../../workers/toolchain.mjs";
import { assumptions, limits, limitsOf, simulate } from "./simulate-learners.mjs";

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
    databaseMs: "ms of the database",
    objectRequests: "calls of objects",
    bucketWrites: "R2 writes",
    bucketReads: "R2 reads",
    elapsedMs: "ms in all",
  };
  console.log(`\nMeasured ${figures.measured}:\n`);
  table(
    ["", ...Object.values(fields), "a day"],
    Object.entries(figures.operations).map(([name, one]) => [
      name,
      ...Object.keys(fields).map((field) => number(one[field])),
      assumptions.day[name] ?? "",
    ]),
  );
  table(
    ["stored", "bytes"],
    Object.entries(figures.sizes).map(([name, value]) => [name, number(value)]),
  );
}

function printNeeds(results) {
  table(
    [
      "learners",
      "D1 GB",
      "R2 GB",
      "databases",
      "fullest",
      "busiest, worst minute",
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
    objectRequests: "calls of objects",
    objectGbSeconds: "objects awake",
    bucketWrites: "R2 writes",
    bucketReads: "R2 reads",
    bucketGb: "R2 storage",
    queued: "queues",
  };
  table(
    ["US dollars a month", ...results.map(({ learners }) => learners.toLocaleString("en"))],
    [
      ...Object.entries(names).map(([name, words]) => [
        words,
        ...results.map(({ costs }) => costs[name].toFixed(2)),
      ]),
      ["together, with the plan's 5", ...results.map(({ costs }) => costs.together.toFixed(2))],
      [
        "for 1,000 learners",
        ...results.map(({ costs, learners }) => ((costs.together * 1_000) / learners).toFixed(2)),
      ],
    ],
  );
}

function printLimits(result) {
  const found = limitsOf(result, figures).sort((a, b) => b.share - a.share);
  console.log(`\n${result.learners.toLocaleString("en")} learners, ${result.count} databases:\n`);
  table(
    ["limit", "used", "of", "share", "reached at, learners"],
    found.map(({ name, used, limit, share, reachedAt }) => [
      name,
      number(used),
      limit.toLocaleString("en"),
      percent(share),
      reachedAt === null ? "more databases" : number(reachedAt),
    ]),
  );
}

/** With how many learners one database, as without shards, is full or busy. */
function printOneDatabase() {
  const { bytes, spread, learners } = simulate(10_000, figures, 1);
  const full = (limits.databaseGb * 1e9 * learners) / bytes;
  const busy = (assumptions.busyTo * learners) / spread.busiest;
  console.log(
    `\nOne database is full with ${number(full)} learners, and half of the time busy in the worst ` +
      `minute with ${number(busy)}.`,
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
