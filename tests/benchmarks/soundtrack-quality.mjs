// Measures the music with ffmpeg, if it is installed: two tracks of each mood, and the short ones of the build.
// Checks length, loudness, true peak, silence and the step at the loop point, and compares the spectra of the moods.
// With a folder, the tracks stay there.
//   node tests/benchmarks/soundtrack-quality.mjs [folder]
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { root } from "../../workers/toolchain.mjs";

const moods = ["energetic", "relaxed", "focused", "upbeat", "reflective"];

if (spawnSync("ffmpeg", ["-version"]).status !== 0) {
  console.log("The music is not measured, because ffmpeg is not installed.");
  process.exit(0);
}
const given = process.argv[2] && resolve(process.argv[2]);
const folder = given ?? mkdtempSync(join(tmpdir(), "music-"));
mkdirSync(folder, { recursive: true });
try {
  const { renderFile } = await bundleComposer();
  const colours = new Map();
  for (const mood of moods) {
    const hashes = new Set();
    for (const [seed, progress] of [
      ["one", 20],
      ["two", 80],
    ]) {
      const { file, seconds } = await renderFile({ mood, progress, seed });
      hashes.add(createHash("sha256").update(file).digest("hex"));
      colours.set(mood, measure(`${mood}-${progress}-${seed}`, file, seconds));
    }
    if (hashes.size < 2) fail(`${mood}: two seeds give one file`);
    const short = readFileSync(join(root, "build", "client", "soundtrack", `${mood}.mp3`));
    measure(`${mood}-short`, short, 30);
  }
  const order = [...colours].sort((a, b) => a[1] - b[1]);
  console.log(
    `centre of the spectrum: ${order.map(([mood, at]) => `${mood} ${Math.round(at)} Hz`).join(", ")}`,
  );
} finally {
  if (!given) rmSync(folder, { recursive: true });
}

/** @returns the spectral centroid in hertz */
function measure(name, file, seconds) {
  const path = join(folder, `${name}.mp3`);
  writeFileSync(path, file);
  const filters =
    "ebur128=peak=true,silencedetect=n=-60dB:d=0.2,aspectralstats,ametadata=mode=print:key=lavfi.aspectralstats.1.centroid";
  const { stderr } = ffmpeg("-i", path, "-af", filters, "-f", "null", "-");
  const figure = (pattern) => Number([...stderr.matchAll(pattern)].at(-1)?.[1]);
  const loudness = figure(/ I:\s+(-?[\d.]+) LUFS/g);
  const peak = figure(/ Peak:\s+(-?[\d.]+) dBFS/g);
  const silences = [...stderr.matchAll(/silence_start/g)].length;
  const centres = [...stderr.matchAll(/centroid=([\d.]+)/g)].map(([, value]) => Number(value));
  const centre = centres.reduce((sum, value) => sum + value, 0) / centres.length;
  const { stdout } = ffmpeg("-i", path, "-f", "f32le", "-ac", "1", "-");
  const samples = new Float32Array(stdout.buffer, stdout.byteOffset, stdout.length >> 2);
  const length = samples.length / 32_000;
  const seam = Math.abs(samples[0] - samples[samples.length - 1]);
  let usual = 0;
  for (let at = samples.length - 16_000; at < samples.length; at += 1) {
    usual = Math.max(usual, Math.abs(samples[at] - samples[at - 1]));
  }
  console.log(
    `${name}: ${length.toFixed(3)} s (declared ${seconds.toFixed(3)}), ${loudness} LUFS, peak ${peak} dB, ` +
      `${silences} silences, step at the loop ${seam.toFixed(4)} (half a second before: up to ${usual.toFixed(4)}), ` +
      `around ${Math.round(centre)} Hz`,
  );
  if (Math.abs(length - seconds) > 0.2) fail(`${name}: its length`);
  if (Math.abs(loudness + 18) > 1.5) fail(`${name}: its loudness`);
  if (!(peak < -1)) fail(`${name}: its peak`);
  if (silences > 0) fail(`${name}: silence`);
  if (seam > usual * 1.5) fail(`${name}: a click at the loop`);
  return centre;
}

function ffmpeg(...args) {
  const { status, stdout, stderr } = spawnSync("ffmpeg", ["-hide_banner", "-nostats", ...args], {
    maxBuffer: 256 * 1024 * 1024,
    timeout: 120_000,
  });
  if (status !== 0) fail(`ffmpeg: ${stderr}`);
  return { stdout, stderr: String(stderr) };
}

function fail(what) {
  console.log(`MISSED: ${what}`);
  process.exitCode = 1;
}

async function bundleComposer() {
  const contents = `
    import { createMp3Encoder } from "wasm-media-encoders/esnext";
    import { compose } from "./app/soundtrack/composer/compose";
    import { encodeMp3 } from "./app/soundtrack/composer/encode-mp3";
    import { render } from "./app/soundtrack/composer/render";
    import { sampleRate } from "./app/soundtrack/composer/score";
    export async function renderFile(recipe) {
      const score = compose(recipe);
      const file = Buffer.concat([...encodeMp3(render(score), score.length, await createMp3Encoder())]);
      return { file, seconds: score.length / sampleRate };
    }`;
  const outfile = join(mkdtempSync(join(tmpdir(), "composer-")), "composer.mjs");
  await build({
    stdin: { contents, resolveDir: root, loader: "ts" },
    bundle: true,
    format: "esm",
    platform: "node",
    logLevel: "error",
    outfile,
  });
  return import(pathToFileURL(outfile).href);
}
