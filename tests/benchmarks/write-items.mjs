// Measures the longest waits of a learner: 15 questions, 20 cards and 20 practice questions.
//
//   node tests/benchmarks/write-items.mjs [folder or PDF]
//
// From 10 pages, and from a book of 300 in a heap of 96 MB. The text is generated; with a folder, the book is its
// largest PDF. Counts the CPU time of all threads, which is at least that of a worker's single core. Exits with code 1
// if a limit is exceeded.
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
    import { studyEngine } from "~/ai/builtin/study-engine";
    import { memoizeDerived } from "~/ai/material/memoize-derived";
    import { extractDocument } from "~/library/extraction/extract-document";
    import { readPlainText } from "~/library/extraction/read-plain-text";
    import { splitIntoPassages } from "~/library/extraction/split-into-passages";
    import { variedText } from "./tests/benchmarks/varied-text";

    export function madeUpPages(count) {
      const text = variedText(7);
      return Array.from({ length: count }, (_, index) =>
        splitIntoPassages(readPlainText(withNotes(text.page()))).map((one) =>
          ({ ...one, page: index + 1 })),
      ).flat();
    }

    /** A page of prose, with a third of its sentences repeated as notes under their last words. */
    function withNotes(page) {
      const sentences = page.match(/[A-Z][^.#]+(?=\\.)/g) ?? [];
      const notes = sentences.filter((_, at) => at % 3 === 0).map((sentence) =>
        "- **" + sentence.split(" ").slice(-2).join(" ") + "**: " + sentence);
      return page + "\\n\\n" + notes.join("\\n");
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
        derive: memoizeDerived(),
      };
      const task = { material, topic: null, difficulty: "medium", seed: 1 };
      const include = { term: true, definition: true, examples: true };
      const quiz = await studyEngine.writeQuestions({ ...task, exercise: "quiz", count: 15 });
      const cards = await studyEngine.writeCards({ ...task, count: 20, include });
      const known = quiz.map(({ question, source }) => ({ question, quote: source?.quote ?? "" }));
      const test = await studyEngine.writeQuestions({ ...task, exercise: "test", count: 20, known });
      return [quiz.length + " questions", cards.length + " cards", test.length + " practice questions"];
    }`;
  await build({
    stdin: { contents, resolveDir: root, loader: "ts" },
    alias: { "~": join(root, "app") },
    // The topics of the starter library are not needed.
    define: { "import.meta.glob": "noTopics" },
    banner: { js: "const noTopics = () => ({});" },
    bundle: true,
    format: "esm",
    platform: "node",
    logLevel: "error",
    outfile,
  });
}
