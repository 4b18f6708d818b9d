// Compares our PDF text extraction with pdftotext on 100 pages.
//
//   node tests/benchmarks/extract-pdf.mjs <folder or PDF>
//
// Takes the first 100 pages of the largest PDF in the folder, or of the given one, with qpdf or poppler's
// pdfseparate and pdfunite. Prints the medians of 45 warm runs and their ratio. Exits with code 1 if our
// extraction takes more than four times as long.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { meteredPdfjsFile } from "../../workers/metered-pdfjs.mjs";
import { largestPdf } from "./largest-pdf.mjs";

const PAGES = 100;
const WARM_UPS = 15;
const TURNS = 5;
const RUNS = 9;
const LIMIT = 4;

const given = process.argv[2];
if (!given) {
  console.error("Usage: node tests/benchmarks/extract-pdf.mjs <folder or PDF>");
  process.exit(2);
}
if (spawnSync("pdftotext", ["-v"]).error) {
  console.error("pdftotext is missing. Install Debian's package poppler-utils.");
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), "extract-pdf-"));
try {
  const source = largestPdf(resolve(given));
  const sample = firstPages(source);
  const extractDocument = await loadExtraction();
  const bytes = new Uint8Array(readFileSync(sample));
  // Warm up until the code is compiled and the files are in the page cache. Then both are measured in
  // turns of several runs, because the machine's speed changes, and starting a process before each run
  // would slow down both.
  const { pages, words } = await extractDocument("pdf", bytes.slice());
  for (let run = 0; run < WARM_UPS; run++) await extractDocument("pdf", bytes.slice());
  runPdftotext(sample);
  const ours = [];
  const theirs = [];
  for (let turn = 0; turn < TURNS; turn++) {
    for (let run = 0; run < RUNS; run++) {
      ours.push(await measure(() => extractDocument("pdf", bytes.slice())));
    }
    for (let run = 0; run < RUNS; run++) theirs.push(await measure(() => runPdftotext(sample)));
  }
  const ratio = median(ours) / median(theirs);
  console.log(`${source}: ${pages.length} pages, ${words} words, node ${process.version}`);
  console.log(`ours       ${median(ours).toFixed(0)} ms  (${spread(ours)})`);
  console.log(`pdftotext  ${median(theirs).toFixed(0)} ms  (${spread(theirs)})`);
  console.log(`ratio      ${ratio.toFixed(2)}  (at most ${LIMIT})`);
  process.exitCode = ratio <= LIMIT ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}

function firstPages(source) {
  const target = join(folder, "sample.pdf");
  if (spawnSync("qpdf", ["--version"]).status === 0) {
    execFileSync("qpdf", [source, "--pages", source, `1-${PAGES}`, "--", target]);
    return target;
  }
  execFileSync("pdfseparate", ["-l", String(PAGES), source, join(folder, "page-%04d.pdf")]);
  const parts = readdirSync(folder)
    .filter((name) => name.startsWith("page-"))
    .sort()
    .map((name) => join(folder, name));
  execFileSync("pdfunite", [...parts, target], { stdio: "ignore" });
  return target;
}

async function loadExtraction() {
  const outfile = join(folder, "extraction.mjs");
  await build({
    entryPoints: [
      new URL("../../app/library/extraction/extract-document.ts", import.meta.url).pathname,
    ],
    bundle: true,
    format: "esm",
    platform: "node",
    logLevel: "error",
    plugins: [meteredPdfjsFile],
    outfile,
  });
  return (await import(pathToFileURL(outfile).href)).extractDocument;
}

function runPdftotext(file) {
  execFileSync("pdftotext", [file, join(folder, "out.txt")], { stdio: "ignore" });
}

async function measure(run) {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

function spread(values) {
  return `${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))}`;
}
