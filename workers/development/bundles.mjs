// The bundles of the workers beside the app, made again where a source is newer.
import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { unstable_readConfig } from "wrangler";
import { forgetBuiltSources } from "../built-sources.mjs";
import { app, root, toolEnvironment, workers } from "../toolchain.mjs";

const besideApp = workers.filter((worker) => worker !== app);

/** Bundles every worker but the app that has no bundle, or one that is older than its sources. */
export async function bundleStale() {
  const stale = besideApp.filter(isStale);
  if (stale.length > 0) console.log(`Bundling ${stale.map(({ name }) => name).join(", ")}.`);
  for (const worker of stale) await bundle(worker);
}

/**
 * The workers that a file is a source of.
 * @param {string} file an absolute path
 */
export function workersWith(file) {
  return besideApp.filter((worker) => sourcesOf(worker).some((source) => file.startsWith(source)));
}

/**
 * @param {{ config: string, bundle: string }} worker
 * @returns {Promise<boolean>} whether it could be bundled; what is wrong is printed
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

/** Files and folders: those of the bundle's source map, and those that its configuration names. */
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
