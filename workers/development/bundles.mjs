// Rebuilds the bundles of the workers other than the app if a source is newer.
import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { unstable_readConfig } from "wrangler";
import { forgetBuiltSources } from "../built-sources.mjs";
import { app, root, toolEnvironment, workers } from "../toolchain.mjs";

const besideApp = workers.filter((worker) => worker !== app);

/** Bundles each worker other than the app that has no bundle, or one older than its sources. */
export async function bundleStale() {
  const stale = besideApp.filter(isStale);
  if (stale.length > 0) console.log(`Bundling ${stale.map(({ name }) => name).join(", ")}.`);
  for (const worker of stale) await bundle(worker);
}

/**
 * The workers whose bundle contains a file.
 * @param {string} file an absolute path
 */
export function workersWith(file) {
  return besideApp.filter((worker) => sourcesOf(worker).some((source) => file.startsWith(source)));
}

/**
 * @param {{ config: string, bundle: string }} worker
 * @returns {Promise<boolean>} whether it could be bundled; errors are printed
 */
export function bundle({ config, bundle: outdir }) {
  forgetBuiltSources();
  const child = spawn("wrangler", ["deploy", "--dry-run", "-c", config, "--outdir", outdir], {
    cwd: root,
    env: { ...toolEnvironment, NODE_ENV: "production" },
    shell: process.platform === "win32",
    stdio: ["ignore", "pipe", "inherit"],
  });
  child.stdout.resume();
  return new Promise((done) => child.on("exit", (code) => done(code === 0)));
}

function isStale(worker) {
  const made = join(worker.bundle, worker.main);
  return !existsSync(made) || newest(sourcesOf(worker)) > statSync(made).mtimeMs;
}

/** The files of the bundle's source map, and the folders in `watch_dir` of its configuration. */
function sourcesOf({ config, bundle, main }) {
  const { command, watch_dir: folders } = unstable_readConfig({ config: join(root, config) }).build;
  const { sources } = JSON.parse(readFileSync(join(bundle, `${main}.map`), "utf8"));
  return [
    ...sources.map((source) => resolve(bundle, source)),
    ...(command ? [folders].flat().map((folder) => resolve(root, dirname(config), folder)) : []),
  ].filter((path) => existsSync(path) && !path.includes("node_modules"));
}

function newest(paths) {
  const files = paths.flatMap((path) =>
    statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true }).map((file) => join(path, file))
      : [path],
  );
  const sources = files.filter(
    (file) => /\.[cm]?[jt]sx?$/.test(file) && !file.includes(".wrangler"),
  );
  return Math.max(...sources.map((file) => statSync(file).mtimeMs));
}
