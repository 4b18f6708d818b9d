// The product as it is served, with a configuration of its own: for journeys and benchmarks that
// need another model than the one that `npm start` would ask.
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { root, toolEnvironment } from "../../workers/toolchain.mjs";

/**
 * @param {string} port
 * @param {Record<string, string>} variables of docs/providers.md, and WORKERS_AI_URL
 * @param {string[]} [flags] of workers/server/server.mjs
 * @returns {Promise<{ origin: string, pid: number, stop: () => Promise<void> }>}
 */
export async function serveProduct(port, variables, flags = []) {
  const state = resolve(root, ".wrangler", "served", port);
  rmSync(state, { recursive: true, force: true });
  const child = spawn(process.execPath, [join("workers", "serve.mjs"), ...flags], {
    cwd: root,
    env: {
      ...process.env,
      ...toolEnvironment,
      ...variables,
      FENNEC_BUILT: "1",
      PORT: port,
      STATE_DIR: state,
    },
    stdio: "ignore",
  });
  const origin = `http://localhost:${port}`;
  const stop = async () => {
    if (child.exitCode !== null) return;
    const gone = new Promise((done) => child.once("exit", done));
    child.kill("SIGTERM");
    await gone;
  };
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    try {
      if ((await fetch(`${origin}/healthz`)).ok) return { origin, pid: child.pid ?? 0, stop };
    } catch {
      // Not listening yet.
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  await stop();
  throw new Error("The server did not start.");
}
