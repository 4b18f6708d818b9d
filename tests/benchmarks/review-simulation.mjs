// Simulates the daily queue with learners who follow the memory model of FSRS, for docs/review.md.
//   node tests/benchmarks/review-simulation.mjs            prints the tables
//   node tests/benchmarks/review-simulation.mjs --write    writes them and the chart into docs/
// `--learners=50` simulates fewer than 1,000 learners.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { root } from "../../workers/toolchain.mjs";
import { drawLines } from "./draw-lines.mjs";

const given = process.argv.find((argument) => argument.startsWith("--learners="));
const learners = given ? Number(given.split("=")[1]) : 1_000;
const model = await bundleModel();
const { backlogOrders, compareWithLibrary, drawLearner, seeded, simulate } = model;
const { dailyQueue, deckByDeck, massed } = model;

compareWithLibrary(300, seeded(1));
const { rows, curves } = compareStrategies();
const text = [
  ...strategyTable(rows),
  "",
  "![Recall day by day: the queue above the others](review-recall.svg)",
  "",
  ...backlogTable("600 items, 20 new and 100 due a day", {
    load: { documents: 5, decksPerDocument: 6, allOnHoliday: true },
    limits: { newPerDay: 20, duePerDay: 100 },
  }),
  "",
  ...backlogTable("600 items, 20 new and 30 due a day", {
    load: { documents: 5, decksPerDocument: 6, allOnHoliday: true },
    limits: { newPerDay: 20, duePerDay: 30 },
  }),
  "",
  ...backlogTable("300 items, 20 new and 40 due a day", {
    load: { documents: 5, decksPerDocument: 3, allOnHoliday: true },
    limits: { newPerDay: 20, duePerDay: 40 },
  }),
].join("\n");
console.log(text);
if (process.argv.includes("--write")) writeReport();

async function bundleModel() {
  const files = ["fsrs-model", "simulate-reviews", "study-strategies"];
  const { outputFiles } = await build({
    stdin: {
      contents: files.map((name) => `export * from "./${name}.ts";`).join("\n"),
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    format: "esm",
    platform: "node",
    tsconfig: join(root, "tsconfig.json"),
    write: false,
    logLevel: "error",
  });
  const code = Buffer.from(outputFiles[0].contents).toString("base64");
  return import(`data:text/javascript;base64,${code}`);
}

function compareStrategies() {
  const load = { documents: 5, decksPerDocument: 3, allOnHoliday: false };
  const all = Array.from({ length: learners }, (_, number) => drawLearner(number, load));
  const run = (strategyOf) => all.map((learner, at) => simulate(learner, strategyOf(at)));
  const queue = run(() => dailyQueue());
  const decks = run(() => deckByDeck({ today: false }));
  const results = {
    "daily queue": queue,
    "daily queue, exam date set": run(() => dailyQueue({ withExam: true })),
    "daily queue, answers as deck by deck": run((at) =>
      dailyQueue({ answersByDay: decks[at].answersByDay }),
    ),
    "deck by deck, every deck tracked": decks,
    "deck by deck, as before": run(() => deckByDeck({ today: true })),
    "massed, as many answers": run((at) => massed(queue[at].answers)),
  };
  const curves = Object.entries(results).map(([name, outcomes]) => ({
    name,
    values: outcomes[0].recallByDay.map((_, at) =>
      mean(outcomes.filter((one) => one.recallByDay[at] > 0).map((one) => one.recallByDay[at])),
    ),
  }));
  return { rows: Object.entries(results), curves };
}

function strategyTable(results) {
  const head = [
    ...[`${learners.toLocaleString("en")} learners, 300 items`, "recall at the exam"],
    ...[
      "two weeks later",
      "never practised",
      "answers",
      "hours",
      "most answers a day (95th percentile)",
    ],
    "days above 120 items",
  ];
  return table(
    head,
    results.map(([name, outcomes]) => [
      name,
      ...["recallAtExam", "recallLater", "neverPractised"].map((field) =>
        percent(meanOf(outcomes, field)),
      ),
      Math.round(meanOf(outcomes, "answers")).toLocaleString("en"),
      (meanOf(outcomes, "minutes") / 60).toFixed(1),
      `${Math.round(meanOf(outcomes, "peak"))} (${percentile(outcomes, "peak", 0.95)})`,
      percent(meanOf(outcomes, "daysOverLimit") / meanOf(outcomes, "studyDays")),
    ]),
  );
}

/** Compares orders of the due items after a holiday of all learners. */
function backlogTable(title, { load, limits }) {
  const few = Math.ceil(learners / 10);
  const all = Array.from({ length: few }, (_, number) => drawLearner(number, load));
  const results = Object.entries(backlogOrders).map(([name, order]) => [
    name,
    all.map((learner) => simulate(learner, dailyQueue({ order, limits }))),
  ]);
  const [, first] = results[0];
  return table(
    [
      ...[`${few} learners, ${title}`, "recall from the holiday to the exam", "at the exam"],
      ...["beside oldest due first", "two weeks later", "answers", "items recalled for each hour"],
      "learners who catch up",
    ],
    results.map(([name, outcomes]) => {
      const items = load.documents * load.decksPerDocument * 20;
      const apart = outcomes.map((one, at) => one.recallAtExam - first[at].recallAtExam);
      const since = outcomes.map(({ recallByDay }, at) =>
        mean(recallByDay.slice(Math.ceil(all[at].holidayEnd / 2), 31)),
      );
      return [
        name,
        percent(mean(since)),
        percent(meanOf(outcomes, "recallAtExam")),
        outcomes === first ? "" : `${points(mean(apart))} ± ${points(1.96 * standardError(apart))}`,
        percent(meanOf(outcomes, "recallLater")),
        Math.round(meanOf(outcomes, "answers")).toLocaleString("en"),
        ((60 * items * meanOf(outcomes, "recallAtExam")) / meanOf(outcomes, "minutes")).toFixed(1),
        percent(outcomes.filter(({ caughtUp }) => caughtUp).length / few),
      ];
    }),
  );
}

function writeReport() {
  writeFileSync(join(root, "docs", "review-recall.svg"), drawLines(curves, { exam: 60, step: 2 }));
  const page = join(root, "docs", "review.md");
  const [before, rest = ""] = readFileSync(page, "utf8").split("<!-- measured -->\n");
  const after = rest.split("<!-- end -->\n")[1] ?? "";
  writeFileSync(page, `${before}<!-- measured -->\n${text}\n<!-- end -->\n${after}`);
}

function table(head, rows) {
  const line = (cells) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, index) => (index ? "---:" : "---"))), ...rows.map(line)];
}

function mean(numbers) {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

function meanOf(outcomes, field) {
  return mean(outcomes.map((one) => one[field]));
}

function standardError(numbers) {
  const middle = mean(numbers);
  return Math.sqrt(mean(numbers.map((one) => (one - middle) ** 2)) / numbers.length);
}

function percentile(outcomes, field, share) {
  const sorted = outcomes.map((one) => one[field]).sort((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))];
}

function percent(share) {
  return `${(100 * share).toFixed(1)}%`;
}

function points(share) {
  return (100 * share).toFixed(1);
}
