// `npm test` runs all checks except the slow ones (`npm run test:long`), such as the journeys without JavaScript, and
// those of the container's server (`npm run test:selfhost`). `npm run test:exhaustive` runs the slow ones with every input and every fault instead of
// a sample. `npm test -- NAME` runs the tests whose file or title contains NAME, with their output.
// Prints the stages, and the output of checks that fail. The last line is the total.
//   FIXTURES  a folder of real documents; tests on them are skipped without it
//   FENNEC_CONTRACTS  a folder of providers' published schemas, which the fakes then also check
//   CHROMIUM  the browser to use; by default the system's, which is installed if there is none
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { installPackages, root, toolEnvironment } from "../workers/toolchain.mjs";
import { findChromium } from "./find-chromium.mjs";
import { runEnded, testBegan } from "./progress-reporter.mjs";
import { runNamed } from "./run-named.mjs";
import { Stages } from "./stages.mjs";

const results = join(root, "tests", "results");
const counts = { passed: 0, failed: 0, skipped: 0 };
/** Test files to run in parallel, for suites that mostly wait. */
const filesAtOnce = { faults: 3 };
/**
 * Kill Vitest after this many milliseconds without output: a workerd may never exit after its tests (workers-sdk
 * issue 15498). The measurements of growth are one file of several minutes.
 */
const silenceLimitMs = process.argv.length > 2 ? 1_800_000 : 200_000;
/** The same after all tests have ended; their report tells whether they passed. */
const exitLimitMs = 60_000;

installPackages();
const [suiteAsked] = process.argv.slice(2);
if (suiteAsked && !suiteAsked.startsWith("--")) process.exit(await runNamed(suiteAsked));

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const stages = new Stages(suiteAsked ?? "checks", join(root, "node_modules", ".cache", "fennec"));

if (suiteAsked === "--exhaustive") toolEnvironment.EXHAUSTIVE = "1";
if (suiteAsked === "--long" || suiteAsked === "--exhaustive") await runLongSuites();
else if (suiteAsked === "--selfhost") await runSelfhost();
else await runChecks();

const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : "";
if (counts.failed === 0) stages.remember();
console.log(`${counts.passed} passed, ${counts.failed} failed${skipped}`);
process.exit(counts.failed === 0 ? 0 : 1);

async function runChecks() {
  let chromium = "";
  let built = false;
  await stages.run("Build; types, format, imports, unused code", async () => {
    const checks = [
      buildAndBundle(),
      check("npm", ["run", "typecheck", "--silent"]),
      check("biome", ["ci", "--colors=off", "--error-on-warnings", "."]),
      check("depcruise", [
        "--config",
        ".ci/dependency-cruiser.cjs",
        "--output-type",
        "err",
        "app",
        "workers",
      ]),
      check("knip", []),
    ];
    chromium = findChromium();
    [built = false] = await Promise.all(checks);
  });
  if (!built) return;
  await stages.run("Sizes", async () => {
    await check("node", ["tests/bundle-size.mjs"]);
    await check("node", ["tests/worker-sizes.mjs"]);
  });
  await stages.run("Unit and worker tests, journeys in a browser", () =>
    Promise.all([
      // In separate processes: Vitest never exits a project whose files share a workerd while others wait.
      vitest("workers").then(() => vitest("shards")),
      vitest("unit").then(() => playwright(chromium, "javascript")),
    ]),
  );
}

async function runLongSuites() {
  const built = await stages.run("Build and bundles", buildAndBundle);
  if (!built) return;
  // Measures response times, so nothing runs in parallel.
  await stages.run("Attacks on the served product", () => vitest("served"));
  // What runs in the first chain measures its own CPU time only.
  await stages.run(
    "Growth, generated inputs; faults, long worker tests, deployment, evaluations",
    () =>
      Promise.all([
        vitest("growth").then(() => vitest("abuse")),
        vitest("faults")
          .then(() => vitest("long-workers"))
          .then(() => vitest("models"))
          .then(() => vitest("pictures"))
          .then(() => vitest("deployment"))
          .then(() => vitest("evaluations")),
      ]),
  );
  const chromium = findChromium();
  await stages.run(
    "Journeys without JavaScript, long ones, and through products with their own settings",
    () =>
      playwright(
        chromium,
        ...["no-javascript", "slow-javascript", "slow-no-javascript", "long", "server"],
        ...["own-product-javascript", "own-product-no-javascript"],
      ),
  );
  await stages.run("The server killed in the middle of work", () => playwright(chromium, "crash"));
}

async function runSelfhost() {
  const built = await stages.run("Build and bundles", buildAndBundle);
  if (built) await stages.run("The container's folder, served", () => vitest("selfhost"));
}

/** @returns whether the bundles exist; nothing is built again afterwards */
async function buildAndBundle() {
  const built = await check("node", ["workers/prepare.mjs"]);
  if (built) toolEnvironment.FENNEC_BUILT = "1";
  return built;
}

async function vitest(...projects) {
  const report = join(results, `${projects[0]}.json`);
  await suite(
    "vitest",
    [
      ...["run", "--config", "tests/vitest.config.ts", "--silent=passed-only"],
      ...projects.flatMap((name) => ["--project", name]),
      ...(filesAtOnce[projects[0]] ? ["--maxWorkers", filesAtOnce[projects[0]]] : []),
      ...["default", "json", "tests/progress-reporter.mjs"].flatMap((name) => ["--reporter", name]),
      ...["--outputFile.json", report],
    ],
    () => countVitest(report),
  );
}

async function playwright(chromium, ...projects) {
  const report = join(results, "playwright.json");
  await suite(
    "playwright",
    [
      ...["test", "--config", "tests/playwright.config.ts", "--reporter", "line,json"],
      ...projects.flatMap((name) => ["--project", name]),
    ],
    () => countPlaywright(report),
    { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  );
}

async function check(command, args) {
  const { passed, output } = await run(command, args);
  counts[passed ? "passed" : "failed"] += 1;
  if (!passed) console.log(`${command} ${args.join(" ")}\n${output}`);
  return passed;
}

async function suite(command, args, count, environment = {}) {
  let ended = await run(command, args, environment);
  if (ended.stalled) {
    console.log(`${command} stalled in ${lastTestIn(ended.output)} and was restarted.`);
    ended = await run(command, args, environment);
  }
  const { passed, output } = ended;
  const counted = count();
  counts.passed += counted.passed;
  counts.skipped += counted.skipped;
  // A suite that fails outside its tests counts as one failure.
  const failed = passed ? counted.failed : Math.max(1, counted.failed);
  counts.failed += failed;
  if (failed > 0) console.log(`${command}\n${failuresIn(output)}`);
}

/** The test that had begun last, as the progress reporter names it. */
function lastTestIn(output) {
  const lines = output.split("\n").filter((line) => line.startsWith(testBegan));
  return lines.at(-1)?.slice(testBegan.length) ?? "no test";
}

/** Vitest's summary of failures, without the workers' output during passing tests. */
function failuresIn(output) {
  const [start = 0] = [...output.matchAll(/ Failed (Tests|Suites) \d+ /g)].map(
    ({ index }) => index,
  );
  return output.slice(start);
}

function run(command, args, environment = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...toolEnvironment, FORCE_COLOR: "0", ...environment },
      shell: process.platform === "win32",
      stdio: ["ignore", "pipe", "pipe"],
    });
    const chunks = [];
    let stalled = false;
    let watchdog;
    let testsEnded = false;
    let killed = false;
    const wait = () => {
      clearTimeout(watchdog);
      if (command !== "vitest") return;
      const end = () => {
        if (testsEnded) killed = true;
        else stalled = true;
        child.kill(testsEnded ? "SIGKILL" : "SIGINT");
      };
      watchdog = setTimeout(end, testsEnded ? exitLimitMs : silenceLimitMs);
    };
    const hear = (chunk) => {
      chunks.push(chunk);
      stages.hear(command, chunk);
      testsEnded ||= String(chunk).includes(runEnded);
      wait();
    };
    wait();
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.on("error", (error) => {
      clearTimeout(watchdog);
      done({ passed: false, stalled, output: String(error) });
    });
    child.on("close", (code) => {
      clearTimeout(watchdog);
      done({
        passed: code === 0 || killed,
        stalled,
        output: Buffer.concat(chunks).toString("utf8"),
      });
    });
  });
}

function countVitest(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(readFileSync(file, "utf8"));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function countPlaywright(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const { stats, suites } = JSON.parse(readFileSync(file, "utf8"));
  for (const title of flakyTitles(suites)) console.log(`Passed the second time only: ${title}`);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  };
}

function flakyTitles(suites) {
  return suites.flatMap(({ title, specs = [], suites: inner = [] }) => [
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === "flaky")
        .map(({ projectName }) => `${projectName}, ${title}, ${spec.title}`),
    ),
    ...flakyTitles(inner),
  ]);
}
