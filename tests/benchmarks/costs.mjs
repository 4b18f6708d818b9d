// What 1,000 active learners cost per month, by plan and engine: the tables of docs/costs.md.
//   node tests/benchmarks/costs.mjs            calculates them from the last measurement
//   node tests/benchmarks/costs.mjs --measure  measures first; takes minutes, needs Linux
//   --write                                    writes them into docs/costs.md
// costs.bench.ts counts the usage per activity on workerd; CPU time is measured in the served product.
// learner-month.mjs lists the activities and their frequency, prices.mjs the prices.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, toolEnvironment } from "../../workers/toolchain.mjs";
import { serveProduct } from "../fakes/served-product.mjs";
import { shortDocx } from "../workers/documents.ts";
import { activities, chapters } from "./learner-month.mjs";
import { hostPrices, modelPrices, standingCosts } from "./prices.mjs";

const port = process.env.BENCH_PORT ?? "8797";
const repeats = 3;
const learners = 1_000;
const charactersPerToken = 4;
/** The fewest tokens of a reply, because the fake model's replies are too short. */
const shortestReply = 250;
const sweepsPerMonth = 730;
const plans = ["free", "premium"];

const file = join(import.meta.dirname, "costs.measured.json");
if (process.argv.includes("--measure")) {
  const measured = { counted: countOnWorkerd(), cpu: await measureCpu() };
  writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`);
}
const { counted, cpu } = JSON.parse(readFileSync(file, "utf8"));
const report = [
  ...unitTable(),
  "",
  ...plans.flatMap((plan) => monthTable(plan)),
  ...totalTable(),
  "",
  ...plans.map(databaseLine),
].join("\n");
if (process.argv.includes("--write")) writeReport(report);
else console.log(report);

/** The usage per activity, by engine. */
function countOnWorkerd() {
  const { stdout, stderr, status } = spawnSync(
    "vitest",
    ["run", "--config", "tests/vitest.config.ts", "--project", "benchmarks", "costs.bench.ts"],
    { cwd: root, env: toolEnvironment, encoding: "utf8", maxBuffer: 2 ** 26 },
  );
  const found = [...stdout.matchAll(/COSTS (\{.+\})$/gm)].map(([, json]) => JSON.parse(json));
  if (status !== 0 || found.length !== 2) throw new Error(`${stdout}\n${stderr}`);
  return Object.fromEntries(found.map(({ name, ...measured }) => [name, measured]));
}

/** The CPU milliseconds of each activity, of all workers together. */
async function measureCpu() {
  const product = await serveProduct(port, { AI_PROVIDER: "builtin" });
  try {
    const learner = await newLearner(product.origin);
    const taken = {};
    for (const { name, run } of activities) {
      await run(learner);
      const before = cpuOf(product.pid);
      for (let count = 0; count < repeats; count += 1) await run(learner);
      taken[name] = (cpuOf(product.pid) - before) / repeats;
    }
    return taken;
  } finally {
    await product.stop();
  }
}

async function newLearner(origin) {
  let cookie = "";
  const call = async (method, path, { json, form, files } = {}) => {
    let body = form && new URLSearchParams(form);
    if (json) body = JSON.stringify(json);
    if (files) {
      body = new FormData();
      for (const file of files) body.append("files", file);
    }
    const response = await fetch(origin + path, {
      ...{ method, body, redirect: "manual" },
      headers: { cookie, ...(json && { "Content-Type": "application/json" }) },
    });
    const set = response.headers.getSetCookie().map((line) => line.split(";")[0]);
    if (set.some((one) => one.includes("session"))) cookie = set.join("; ");
    const text = await response.text();
    if (response.status >= 400) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    const isJson = response.headers.get("Content-Type")?.includes("json");
    return { status: response.status, text, json: isJson ? JSON.parse(text) : null };
  };
  const username = `costs-${process.pid}`;
  const registration = { username, email: `${username}@example.org`, password: "desert fox 7" };
  await call("POST", "/api/register", { json: registration });
  const texts = chapters.map((name) =>
    readFileSync(join(root, "tests", "evaluations", "texts", `${name}.md`), "utf8"),
  );
  const paragraphs = texts
    .join("\n")
    .split("\n")
    .filter((line) => line.trim() !== "");
  const photograph = readFileSync(join(root, "tests", "workers", "material", "printed-page.jpg"));
  const material = {
    document: () => shortDocx("notes.docx", ...paragraphs),
    picture: () => new File([photograph], "page.jpg", { type: "image/jpeg" }),
  };
  const read = async () => {
    for (;;) {
      const { json } = await call("GET", "/api/user/files");
      if (json.every(({ status }) => status !== "reading")) return;
      await new Promise((done) => setTimeout(done, 500));
    }
  };
  const { json } = await call("POST", "/api/upload", { files: [material.document()] });
  return { call, material, read, fileId: json[0].id };
}

/** The CPU milliseconds of all workerd processes that a process has started; Linux only. */
function cpuOf(pid) {
  const ticks = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(statOf)
    .filter((stat) => stat?.name === "workerd" && isBelow(stat.parent, pid))
    .reduce((sum, stat) => sum + stat.ticks, 0);
  return ticks * 10;
}

function isBelow(pid, ancestor) {
  for (let at = pid; at > 1; at = statOf(String(at))?.parent ?? 0) if (at === ancestor) return true;
  return false;
}

function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const name = text.slice(text.indexOf("(") + 1, text.lastIndexOf(")"));
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    return { name, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return null;
  }
}

function unitTable() {
  const rows = activities.map(({ name, perMonth }) => {
    const unit = counted.builtin.units[name];
    const model = counted.model.units[name];
    return [
      name,
      `${perMonth.free} / ${perMonth.premium}`,
      round(unit.requests),
      round(unit.rowsRead),
      round(unit.rowsWritten),
      round(unit.classA),
      round(unit.classB),
      round(unit.objectRequests),
      round(cpu[name]),
      `${round(model.charactersIn / charactersPerToken)} / ${round(tokensOut(model))}`,
    ];
  });
  const head = [
    ...["activity", "per month, free / premium", "requests", "rows read", "rows written"],
    ...["R2 Class A", "R2 Class B", "Durable Object requests", "CPU ms", "tokens in / out"],
  ];
  return table(head, rows);
}

/** The monthly usage of all learners on a plan. */
function monthOf(plan, engine) {
  const sums = { cpu: 0, tokensOut: 0 };
  for (const { name, perMonth } of activities) {
    for (const [unit, count] of Object.entries(counted[engine].units[name])) {
      sums[unit] = (sums[unit] ?? 0) + count * perMonth[plan] * learners;
    }
    sums.cpu += cpu[name] * perMonth[plan] * learners;
    sums.tokensOut += tokensOut(counted[engine].units[name]) * perMonth[plan] * learners;
  }
  for (const [unit, count] of Object.entries(counted[engine].sweep)) {
    sums[unit] += count * sweepsPerMonth;
  }
  return sums;
}

function tokensOut({ charactersOut, modelCalls }) {
  return Math.max(charactersOut / charactersPerToken, modelCalls * shortestReply);
}

function linesOf(plan, engine) {
  const month = monthOf(plan, engine);
  return hostPrices.map(({ name, unit, per, price, included }) => {
    const amount = unit(month);
    return {
      name,
      amount,
      full: (amount / per) * price,
      billed: (Math.max(0, amount - included) / per) * price,
    };
  });
}

function monthTable(plan) {
  const rows = linesOf(plan, "builtin").map(({ name, amount, full, billed }) => [
    name,
    round(amount),
    dollars(full),
    dollars(billed),
  ]);
  return [
    `### Hosting, 1,000 learners on the ${plan} plan, built-in engine`,
    "",
    ...table(["item", "per month", "list price", "billed beyond the included amount"], rows),
    "",
  ];
}

function totalTable() {
  const rows = [];
  for (const plan of plans) {
    const sum = (engine, what) => linesOf(plan, engine).reduce((all, line) => all + line[what], 0);
    rows.push([
      plan,
      "built-in engine",
      dollars(sum("builtin", "full")),
      dollars(0),
      dollars(sum("builtin", "billed") + standingCosts),
    ]);
    const month = monthOf(plan, "model");
    const millionsIn = month.charactersIn / charactersPerToken / 1e6;
    const millionsOut = month.tokensOut / 1e6;
    for (const { name, input, output } of modelPrices) {
      const model = millionsIn * input + millionsOut * output;
      rows.push([
        plan,
        name,
        dollars(sum("model", "full")),
        dollars(model),
        dollars(sum("model", "billed") + standingCosts + model),
      ]);
    }
  }
  return [
    "### Total, 1,000 learners per month",
    "",
    ...table(["plan", "engine", "hosting at list price", "model", "total bill incl. plan"], rows),
  ];
}

function databaseLine(plan) {
  const each = monthOf(plan, "builtin").databaseBytes / learners;
  return `A learner on the ${plan} plan adds ${round(each / 1e6)} MB to the database per month, so a D1 database of 10 GB holds ${round(1e10 / each)} such learner-months.`;
}

function table(head, rows) {
  const line = (cells) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, index) => (index ? "---:" : "---"))), ...rows.map(line)];
}

function round(value) {
  return Number(value.toPrecision(3)).toLocaleString("en", { maximumFractionDigits: 1 });
}

function dollars(value) {
  return `$${value.toFixed(2)}`;
}

function writeReport(text) {
  const page = join(root, "docs", "costs.md");
  const [before, rest = ""] = readFileSync(page, "utf8").split("<!-- measured -->\n");
  const after = rest.split("<!-- end -->\n")[1] ?? "";
  writeFileSync(page, `${before}<!-- measured -->\n${text}\n<!-- end -->\n${after}`);
}
