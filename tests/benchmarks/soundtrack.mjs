// Measures CPU time and memory to compose, render and encode two minutes of music in each mood, and how long a listener
// waits for a new and for a stored track from the served product. Exits with code 1 if a limit is exceeded.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { bundleWorkers, root, toolEnvironment } from "../../workers/toolchain.mjs";

const limits = { seconds: 3, megabytes: 48, firstBytes: 400, known: 20 };
const port = String(await freePort());

const folder = mkdtempSync(join(tmpdir(), "soundtrack-"));
try {
  await measureRendering();
  await measureServing();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measureRendering() {
  const bundle = join(folder, "composer.mjs");
  await bundleComposer(bundle);
  for (const mood of ["energetic", "relaxed", "focused", "upbeat", "reflective"]) {
    const { seconds, megabytes } = await inProcess(bundle, mood);
    report(
      `two minutes of ${mood} music: ${seconds.toFixed(2)} s of processor time (at most ${limits.seconds}), ` +
        `${megabytes.toFixed(0)} MB beyond the idle process (at most ${limits.megabytes})`,
      seconds <= limits.seconds && megabytes <= limits.megabytes,
    );
  }
}

/** Measures one piece in a process of its own. */
function inProcess(bundle, mood) {
  const source = `
    import { open, write } from ${JSON.stringify(pathToFileURL(bundle).href)};
    const encoder = await open();
    globalThis.gc();
    const idle = process.memoryUsage.rss();
    let most = idle;
    const before = process.cpuUsage();
    for (const piece of write(${JSON.stringify(mood)}, encoder)) most = Math.max(most, process.memoryUsage.rss());
    const { user, system } = process.cpuUsage(before);
    console.log(JSON.stringify({ seconds: (user + system) / 1e6, megabytes: (most - idle) / 2 ** 20 }));`;
  const child = spawn("node", ["--expose-gc", "--input-type=module", "-e", source], {
    env: toolEnvironment,
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((done, fail) => {
    let said = "";
    child.stdout.on("data", (chunk) => {
      said += chunk;
    });
    child.on("close", (code) => (code === 0 ? done(JSON.parse(said)) : fail(new Error(mood))));
  });
}

async function measureServing() {
  bundleWorkers();
  const state = join(folder, "state");
  const server = spawn("node", ["workers/server/server.mjs", "--without-pictures"], {
    cwd: root,
    env: { ...toolEnvironment, NODE_ENV: "production", PORT: port, STATE_DIR: state },
    stdio: "ignore",
  });
  try {
    const cookie = await signUp();
    const listen = async (id) => {
      const start = performance.now();
      const response = await fetch(`http://localhost:${port}/api/soundtrack/tracks/${id}`, {
        headers: { Cookie: cookie },
      });
      const reader = response.body.getReader();
      // Skip the first frame, which contains no sound.
      let size = 0;
      while (size <= 576) size += (await reader.read()).value.length;
      const first = performance.now() - start;
      for (let part = await reader.read(); !part.done; part = await reader.read());
      return { first, whole: performance.now() - start };
    };
    await listen("focused-50-warm");
    const first = await listen("focused-50-new");
    report(
      `a new track: sound after ${first.first.toFixed(0)} ms (at most ${limits.firstBytes}), all of it after ${(first.whole / 1000).toFixed(1)} s`,
      first.first <= limits.firstBytes,
    );
    await new Promise((done) => setTimeout(done, 1_000));
    await listen("focused-50-new");
    const times = [];
    for (let time = 0; time < 9; time += 1) times.push((await listen("focused-50-new")).first);
    const middle = times.sort((a, b) => a - b)[4];
    report(
      `the same track again: sound after ${middle.toFixed(1)} ms, the median of 9 (at most ${limits.known})`,
      middle <= limits.known,
    );
  } finally {
    server.kill();
  }
}

async function signUp() {
  for (;;) {
    const response = await fetch(`http://localhost:${port}/api/register`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        username: "listener",
        email: "l@example.org",
        password: "desert fox",
      }),
    }).catch(() => null);
    if (response?.status === 201) return response.headers.getSetCookie()[0].split(";")[0];
    await new Promise((done) => setTimeout(done, 200));
  }
}

function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, () => {
      const { port: free } = server.address();
      server.close(() => done(free));
    });
  });
}

function report(line, met) {
  console.log(met ? line : `${line}  MISSED`);
  if (!met) process.exitCode = 1;
}

async function bundleComposer(outfile) {
  const contents = `
    import { createMp3Encoder } from "wasm-media-encoders/esnext";
    import { compose } from "./app/soundtrack/composer/compose";
    import { encodeMp3 } from "./app/soundtrack/composer/encode-mp3";
    import { render } from "./app/soundtrack/composer/render";
    export const open = () => createMp3Encoder();
    export function write(mood, encoder) {
      const score = compose({ mood, progress: 95, seed: "bench", seconds: 120 });
      return encodeMp3(render(score), score.length, encoder);
    }`;
  await build({
    stdin: { contents, resolveDir: root, loader: "ts" },
    bundle: true,
    format: "esm",
    platform: "node",
    logLevel: "error",
    outfile,
  });
}
