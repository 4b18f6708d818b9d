// What a deployment would upload of each worker: its size, its source map, and how long it takes to
// start. It reads what a dry run has left (`bundleWorkers` in workers/toolchain.mjs).
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { bundledWorker } from "../workers/bundled-worker.mjs";
import { root, workers } from "../workers/toolchain.mjs";

const megabyte = 1_000_000;
/** What Cloudflare takes of a worker before compression, on every plan, and of its map after it. */
const platform = { size: 64 * 1024 ** 2, mapGzip: 15 * megabyte };
/** Milliseconds that Cloudflare gives a worker to start; this machine may be a slower or a busier one. */
const startUpLimit = 1_000;

/**
 * Bytes, before compression and after it: a little above what each has, so that nothing large comes in
 * unseen. Cloudflare takes 10 MB after compression. The app's texts in seven languages are 0.9 MB of it and
 * 0.2 MB compressed; they are functions, which cost next to nothing until one is called, and reading them from
 * a file first would cost each isolate more.
 */
const limits = {
  fennec: [6 * megabyte, 1.45 * megabyte],
  "fennec-stripe-webhook": [2 * megabyte, 0.3 * megabyte],
  "fennec-documents": [4.7 * megabyte, 1.35 * megabyte],
  "fennec-engine": [2.9 * megabyte, 0.95 * megabyte],
  "fennec-music": [0.3 * megabyte, 0.15 * megabyte],
  "fennec-ocr": [20 * megabyte, 18 * megabyte],
  "fennec-drawing": [5.2 * megabyte, 2.5 * megabyte],
};

let wrong = 0;
for (const worker of workers) {
  const { size, gzip, mapGzip } = sizesOf(worker);
  const startUp = await bestStartUp(worker);
  const [mostSize, mostGzip] = limits[worker.name];
  const problems = [
    size > Math.min(mostSize, platform.size) && "TOO LARGE",
    gzip > mostGzip && "TOO LARGE COMPRESSED",
    mapGzip === 0 && "NO SOURCE MAP",
    mapGzip > platform.mapGzip && "MAP TOO LARGE",
    startUp > startUpLimit && "STARTS TOO SLOWLY",
  ].filter(Boolean);
  wrong += problems.length;
  console.log(
    `${worker.name.padEnd(22)} ${inMegabytes(size)} MB (at most ${inMegabytes(mostSize)}), gzip ${inMegabytes(gzip)} (${inMegabytes(mostGzip)}), map gzip ${inMegabytes(mapGzip)}, starts in ${startUp.toFixed(0).padStart(4)} ms (${startUpLimit})  ${problems.join(", ")}`,
  );
}
const served = readdirSync(join(root, "build", "client"), { recursive: true }).map(String);
for (const file of served.filter((name) => name.endsWith(".map"))) {
  wrong += 1;
  console.log(`A source map would be served: ${file}`);
}
process.exit(wrong === 0 ? 0 : 1);

function sizesOf({ bundle, main }) {
  const uploaded = readdirSync(bundle).filter((name) => /\.(js|wasm|gz)$/.test(name));
  const contents = Buffer.concat(uploaded.map((name) => readFileSync(join(bundle, name))));
  const map = join(bundle, `${main}.map`);
  const mapped = existsSync(map) && JSON.parse(readFileSync(map, "utf8")).sources.length > 0;
  return {
    size: contents.length,
    gzip: gzipSync(contents).length,
    mapGzip: mapped ? gzipSync(readFileSync(map)).length : 0,
  };
}

/** A machine that is busy with other things makes it longer, never shorter. */
async function bestStartUp(worker) {
  let best = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 5 && (attempt < 2 || best > startUpLimit); attempt += 1) {
    best = Math.min(best, await startUpTime(worker));
  }
  return best;
}

/** Milliseconds of computing until the worker's modules are loaded, as `wrangler check startup` has it. */
async function startUpTime({ bundle, main, ...worker }) {
  const { modules, modulesRoot, compatibilityDate, compatibilityFlags } = bundledWorker({
    ...worker,
    bundle,
    main,
  });
  const loader = {
    type: "ESModule",
    path: join(bundle, "load.mjs"),
    contents: `export default { async fetch() { await import("./${main}"); return new Response("loaded"); } };`,
  };
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      name: "start",
      modules: [loader, ...modules],
      modulesRoot,
      compatibilityDate,
      compatibilityFlags,
      inspectorPort: 0,
      cf: false,
      log: new Log(LogLevel.NONE),
      telemetry: { enabled: false },
    }),
  );
  try {
    await miniflare.ready;
    const inspector = await openInspector(await miniflare.getInspectorURL());
    await inspector("Profiler.enable");
    await inspector("Profiler.start");
    const answer = await (await miniflare.dispatchFetch("http://localhost/")).text();
    if (answer !== "loaded") throw new Error(`${worker.name} does not load: ${answer}`);
    return computingTime((await inspector("Profiler.stop")).profile);
  } finally {
    await miniflare.dispose();
  }
}

async function openInspector(url) {
  const socket = new WebSocket(new URL("/core:user:start", url));
  const waiting = new Map();
  socket.addEventListener("message", ({ data }) => {
    const { id, result } = JSON.parse(data);
    waiting.get(id)?.(result);
  });
  await new Promise((done, failed) => {
    socket.addEventListener("open", done);
    socket.addEventListener("error", failed);
  });
  let calls = 0;
  return (method) =>
    new Promise((done) => {
      calls += 1;
      waiting.set(calls, done);
      socket.send(JSON.stringify({ id: calls, method }));
    });
}

function computingTime({ nodes, samples, timeDeltas }) {
  const idle = nodes.find(({ callFrame }) => callFrame.functionName === "(idle)")?.id;
  const microseconds = timeDeltas.filter((_, index) => samples[index] !== idle);
  return microseconds.reduce((sum, delta) => sum + delta, 0) / 1_000;
}

function inMegabytes(bytes) {
  return (bytes / megabyte).toFixed(2).padStart(5);
}
