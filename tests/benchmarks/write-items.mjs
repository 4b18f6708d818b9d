// Measures what a learner waits for at most: 15 questions, 20 cards and 20 practice questions.
//
//   node tests/benchmarks/write-items.mjs [folder or PDF]
//
// Once from 10 pages, once from a book of 300 in a heap of 96 MB. The text is made up; where a folder
// is named, the book is its largest PDF. Counts the processor time of all threads, which is at least
// that of the one core a worker has. Ends with status 1 where a limit is missed.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { build } from "esbuild";
import { largestPdf } from "./largest-pdf.mjs";

const root = resolve(import.meta.dirname, "../..");
const runs = [
  { pages: 10, seconds: 3 },
  { pages: 300, seconds: 15 },
];
const heap = { maxOldGenerationSizeMb: 80, maxYoungGenerationSizeMb: 16 };

const folder = mkdtempSync(join(tmpdir(), "write-items-"));
try {
  const bundle = join(folder, "items.mjs");
  await bundleSource(bundle);
  const given = process.argv[2] && largestPdf(resolve(process.argv[2]));
  for (const run of runs) {
    const pdf = run.pages > 10 ? given : undefined;
    await measure(bundle, { ...run, pdf });
  }
} finally {
  rmSync(folder, { recursive: true });
}

async function measure(bundle, { pages, seconds, pdf }) {
  const { readPages, madeUpPages } = await import(pathToFileURL(bundle).href);
  const passages = pdf
    ? await readPages(new Uint8Array(readFileSync(pdf)), pages)
    : madeUpPages(pages);
  const { error, time, used, counts } = await inWorker(bundle, passages);
  const what = `${pages} pages ${pdf ? `of ${pdf}` : "made up"}, ${passages.length} passages`;
  if (error) {
    console.log(`items from ${what}: ${error}`);
    process.exitCode = 1;
    return;
  }
  console.log(
    `items from ${what}: ${counts.join(" + ")} in ${time.toFixed(2)} s (at most ${seconds}), ` +
      `${Math.round(used)} MB in use at the end (at most 96, or it fails)`,
  );
  if (time > seconds) process.exitCode = 1;
}

function inWorker(bundle, passages) {
  const source = `
    import { parentPort, workerData } from "node:worker_threads";
    import { writeItems } from ${JSON.stringify(pathToFileURL(bundle).href)};
    const before = process.cpuUsage();
    const counts = await writeItems(workerData);
    const { user, system } = process.cpuUsage(before);
    const used = process.memoryUsage().heapUsed / 2 ** 20;
    parentPort.postMessage({ counts, time: (user + system) / 1e6, used });`;
  return new Promise((done) => {
    const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(source)}`), {
      workerData: passages,
      resourceLimits: heap,
    });
    worker.on("message", done);
    worker.on("error", ({ message }) => done({ error: message }));
  });
}

async function bundleSource(outfile) {
  const contents = `
    import { buildCards } from "~/ai/builtin/items/build-cards";
    import { buildQuestions } from "~/ai/builtin/items/build-questions";
    import { extractDocument } from "~/library/extraction/extract-document";
    import { splitIntoPassages } from "~/library/extraction/split-into-passages";
    import { readPlainText } from "~/library/text-material";
    import { variedText } from "./tests/benchmarks/varied-text";

    export function madeUpPages(count) {
      const text = variedText(7);
      return Array.from({ length: count }, (_, index) =>
        splitIntoPassages(readPlainText(text.page())).map((one) => ({ ...one, page: index + 1 })),
      ).flat();
    }

    export async function readPages(bytes, count) {
      const document = await extractDocument("pdf", bytes);
      return splitIntoPassages({ ...document, pages: document.pages.slice(0, count) });
    }

    export async function writeItems(pieces) {
      const passages = pieces.map((piece, ordinal) =>
        ({ ...piece, id: ordinal + 1, fileId: "book", fileName: "book.pdf", ordinal }));
      const material = {
        documents: [{ id: "book", name: "book.pdf" }],
        search: async () => [],
        read: async (limit) => {
          const step = Math.max(1, Math.ceil(passages.length / limit));
          return passages.filter(({ ordinal }) => ordinal % step === 0);
        },
      };
      const task = { material, topic: null, difficulty: "medium", seed: 1 };
      const include = { term: true, definition: true, examples: true };
      const quiz = await buildQuestions({ ...task, count: 15 });
      const cards = await buildCards({ ...task, count: 20, include });
      const test = await buildQuestions({ ...task, count: 20, seed: 2 });
      return [quiz.length + " questions", cards.length + " cards", test.length + " practice questions"];
    }`;
  await build({
    stdin: { contents, resolveDir: root, loader: "ts" },
    alias: { "~": join(root, "app") },
    bundle: true,
    format: "esm",
    platform: "node",
    logLevel: "error",
    outfile,
  });
}
