// `node tests/evaluations/learn-weights.mjs [folder …]`: learns the weights of answers/score-units.ts
// and answers/confidence.ts from the questions of the project's own texts and of the given folders
// (format: serve-folder.mjs). It prints the weights and a five-fold cross-validation by document.
// The weights are rounded and copied into the code by hand.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { listDocuments } from "./serve-folder.mjs";

/** The factor of the scores in the softmax. */
const sharpness = 4;
const root = resolve(import.meta.dirname, "../..");
const engine = await bundle(`
  import { extractDocument } from "~/library/extraction/extract-document";
  import { readPlainText } from "~/library/extraction/read-plain-text";
  import { splitIntoPassages } from "~/library/extraction/split-into-passages";
  import { memoryMaterial } from "~/ai/builtin/tests/memory-material";
  export { findAnswer } from "~/ai/builtin/answers/find-answer";
  export { quoteOf } from "~/ai/builtin/answers/quotes";
  export { confidenceFeatures } from "~/ai/builtin/answers/confidence";
  export { holds } from "./tests/evaluations/match-words";
  export async function open(type, bytes) {
    const read = ["pdf", "docx", "doc"].includes(type)
      ? await extractDocument(type, bytes)
      : readPlainText(new TextDecoder().decode(bytes));
    return memoryMaterial(splitIntoPassages(read).map((one, ordinal) =>
      ({ ...one, id: ordinal + 1, fileId: "file", fileName: "file", ordinal })));
  }`);

/** One question: its likeliest units with their features, and which of them answer. */
const cases = [];
for (const folder of [join(root, "tests/evaluations"), ...process.argv.slice(2)]) {
  for (const document of listDocuments(folder)) {
    const file = join(folder, document.file);
    const type = extname(file).slice(1);
    if (!existsSync(file) || ["jpg", "jpeg", "png"].includes(type)) continue;
    const material = await engine.open(type, new Uint8Array(readFileSync(file)));
    const ask = document.ask.filter((one) => one.answer_quote);
    for (const { question, answer_quote, more_quotes = [] } of ask)
      cases.push(await readCase(document.file, question, [answer_quote, ...more_quotes], material));
    for (const question of document.unanswerable)
      cases.push(await readCase(document.file, question, [], material));
  }
}
const documents = [...new Set(cases.map(({ document }) => document))];
report("as it is", cases, null, null);
const folds = 5;
const left = [];
for (let fold = 0; fold < folds; fold += 1) {
  const isLeft = ({ document }) => documents.indexOf(document) % folds === fold;
  const learning = cases.filter((one) => !isLeft(one));
  left.push([cases.filter(isLeft), learnRanking(learning), learnConfidence(learning)]);
}
reportLeft(left);
print("score-units.ts", learnRanking(cases));
print("confidence.ts", learnConfidence(cases));

async function readCase(document, question, quotes, material) {
  const { retrieval, answered } = await engine.findAnswer({ question, history: [], material });
  const ranked = retrieval.ranked.slice(0, 60);
  const units = ranked.map((scored) => {
    const { text } = engine.quoteOf(scored.unit, retrieval);
    const features = { ...scored.features, lacksName: scored.lacksName ? 1 : 0 };
    const confidence = engine.confidenceFeatures(scored, text, retrieval.question);
    const isAnswer = quotes.some(
      (quote) => engine.holds(text, quote) || (text.length > 100 && quote.includes(text)),
    );
    return { text, features, confidence, isAnswer, score: scored.score };
  });
  return { document, question, isAnswerable: quotes.length > 0, units, answered };
}

/** Softmax over the units of a question, by gradient ascent on the likelihood of those that answer. */
function learnRanking(learning) {
  const keys = Object.keys(cases.find(({ units }) => units.length > 0).units[0].features);
  const weights = Object.fromEntries(keys.map((key) => [key, 0.1]));
  const useful = learning.filter(({ units }) => units.some(({ isAnswer }) => isAnswer));
  const rates = optimizer(keys);
  for (let round = 0; round < 400; round += 1) {
    const gradient = Object.fromEntries(keys.map((key) => [key, -0.004 * weights[key]]));
    for (const { units } of useful) {
      const scores = units.map(({ features }) => dot(weights, features) * sharpness);
      const all = softmax(scores);
      const right = softmax(scores.map((score, at) => (units[at].isAnswer ? score : -1e9)));
      for (const [at, { features }] of units.entries())
        for (const key of keys)
          gradient[key] += (sharpness * ((right[at] - all[at]) * features[key])) / useful.length;
    }
    rates.step(weights, gradient);
  }
  return weights;
}

/** Logistic regression on whether there is an answer at all. */
function learnConfidence(learning) {
  const useful = learning.filter(({ units }) => units.length > 0);
  const keys = Object.keys(useful[0].units[0].confidence);
  const weights = Object.fromEntries(keys.map((key) => [key, 0]));
  const rates = optimizer(keys);
  const share = useful.filter(({ isAnswerable }) => isAnswerable).length / useful.length;
  for (let round = 0; round < 600; round += 1) {
    const gradient = Object.fromEntries(keys.map((key) => [key, -0.01 * weights[key]]));
    for (const { units, isAnswerable } of useful) {
      const { confidence } = units[0];
      const odds = 1 / (1 + Math.exp(-dot(weights, confidence)));
      const worth = isAnswerable ? 0.5 / share : 0.5 / (1 - share);
      for (const key of keys)
        gradient[key] +=
          (worth * ((isAnswerable ? 1 : 0) - odds) * confidence[key]) / useful.length;
    }
    rates.step(weights, gradient);
  }
  return weights;
}

function optimizer(keys) {
  const mean = Object.fromEntries(keys.map((key) => [key, 0]));
  const square = Object.fromEntries(keys.map((key) => [key, 0]));
  let round = 0;
  return {
    step(weights, gradient) {
      round += 1;
      for (const key of keys) {
        mean[key] = 0.9 * mean[key] + 0.1 * gradient[key];
        square[key] = 0.999 * square[key] + 0.001 * gradient[key] ** 2;
        const rate = 0.05 / (Math.sqrt(square[key] / (1 - 0.999 ** round)) + 1e-8);
        weights[key] += (rate * mean[key]) / (1 - 0.9 ** round);
      }
    },
  };
}

function dot(weights, values) {
  return Object.keys(weights).reduce((sum, key) => sum + weights[key] * values[key], 0);
}

function softmax(scores) {
  const most = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - most));
  const sum = raised.reduce((total, one) => total + one, 0);
  return raised.map((one) => one / sum);
}

function reportLeft(left) {
  const judged = left.flatMap(([cases, ranking, confidence]) =>
    cases.map((one) => ({
      ...one,
      units: one.units.toSorted((a, b) => dot(ranking, b.features) - dot(ranking, a.features)),
      odds: one.units[0] ? dot(confidence, one.units[0].confidence) : -9,
    })),
  );
  report("on documents left out", judged);
  for (const sure of [-1.5, -1.25, -1, -0.75, -0.5, -0.25, 0, 0.25])
    console.log(`  sure from ${sure}: ${declines(judged, ({ odds }) => odds < sure)}`);
}

function report(title, judged) {
  const asked = judged.filter(({ isAnswerable }) => isAnswerable);
  const among = (count) =>
    asked.filter(({ units }) => units.slice(0, count).some((u) => u.isAnswer));
  const percent = (list) => `${Math.round((100 * list.length) / asked.length)}%`;
  console.log(
    `${title}: first ${percent(among(1))}, three ${percent(among(3))}, ten ${percent(among(10))}, sixty ${percent(among(60))} of ${asked.length}; ${declines(judged, ({ answered }) => !answered)}`,
  );
}

function declines(judged, isDeclined) {
  const percent = (isAnswerable) => {
    const list = judged.filter((one) => one.isAnswerable === isAnswerable);
    return `${Math.round((100 * list.filter(isDeclined).length) / list.length)}% of ${list.length}`;
  };
  return `answerable declined ${percent(true)}, unanswerable declined ${percent(false)}`;
}

function print(file, weights) {
  console.log(file);
  for (const [key, value] of Object.entries(weights)) console.log(`  ${key}: ${value.toFixed(2)},`);
}

async function bundle(contents) {
  const folder = mkdtempSync(join(tmpdir(), "weights-"));
  const outfile = join(folder, "engine.mjs");
  await build({
    stdin: { resolveDir: root, loader: "ts", contents },
    alias: { "~": join(root, "app") },
    define: { "import.meta.glob": "Object" },
    bundle: true,
    format: "esm",
    platform: "node",
    logLevel: "error",
    outfile,
  });
  const made = await import(pathToFileURL(outfile).href);
  rmSync(folder, { recursive: true });
  return made;
}
