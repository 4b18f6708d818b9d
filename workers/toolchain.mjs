// Paths, workers and tools that the project's commands share. Runs on the machine's Node, before packages are
// installed; the tools run on the Node that is one of the packages.
import { spawnSync } from "node:child_process";
import { existsSync, lstatSync, statSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { hashSources, isBuilt, keepBuiltSources } from "./built-sources.mjs";

export const root = resolve(import.meta.dirname, "..");

export const app = {
  name: "fennec",
  config: "wrangler.toml",
  bundle: join(root, "build", "worker"),
  main: "index.js",
};
export const stripeWebhook = workerIn("stripe-webhook", "webhook.js");
export const documents = workerIn("documents", "documents.js");
export const engine = workerIn("engine", "engine.js");
export const music = workerIn("music", "music.js");
export const ocr = workerIn("ocr", "page-reader.js");
export const drawing = workerIn("drawing", "page-drawer.js");

/** The worker in this folder of `workers/`. */
function workerIn(folder, main) {
  return {
    name: `fennec-${folder}`,
    config: join("workers", folder, "wrangler.toml"),
    bundle: join(root, "build", folder),
    main,
  };
}

/**
 * All workers: their configuration, and the folder into which a dry run writes the bundle. Each may be bound to those
 * after it.
 */
export const workers = [app, stripeWebhook, documents, engine, music, ocr, drawing];

/** Environment of the project's tools: its own Node comes first, compiled code is kept, telemetry is off. */
export const toolEnvironment = {
  ...process.env,
  PATH: `${join(root, "node_modules", ".bin")}${delimiter}${process.env.PATH}`,
  NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "fennec", "compiled"),
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_SEND_METRICS: "false",
  X_LOCAL_EXPLORER: "false",
  X_LOCAL_OBSERVABILITY: "false",
};

/** Limits so high that one person or a test suite never reaches them, unless the environment sets others. */
export const localLimits = Object.fromEntries(
  [
    "REGISTRATIONS_PER_HOUR",
    "UPLOADS_PER_HOUR",
    "PASSWORD_RESETS_PER_HOUR",
    "PASSKEY_LOGINS_PER_HOUR",
    ...[
      ...["GENERATED_PER_DAY", "UPLOADED_BYTES_PER_DAY", "STORED_BYTES", "STORED_PASSAGES"],
      ...["STORED_ITEMS", "OCR_PAGES_PER_DAY"],
    ].flatMap((name) => [`${name}_FREE`, `${name}_PREMIUM`]),
    "SPEECH_SECONDS_PER_DAY_PREMIUM",
  ].map((name) => [name, process.env[name] ?? (name.includes("BYTES") ? `${2 ** 40}` : "1000000")]),
);

/** Installs the packages of the lock file if they are missing or older than it. */
export function installPackages() {
  const installed = join(root, "node_modules", ".package-lock.json");
  const wanted = join(root, "package-lock.json");
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs) return;
  // npm would follow the link and empty its target.
  if (lstatSync(join(root, "node_modules"), { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.error(
      "node_modules is a symbolic link. Remove it so that packages can be installed here.",
    );
    process.exit(1);
  }
  console.log("Installing packages. This takes a minute and happens only once.");
  // `npm run serve` sets NODE_ENV=production, with which npm would leave out the build tools.
  runTool("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel", "error"]);
}

/**
 * Builds and bundles the workers, unless there are bundles of the same sources, or FENNEC_BUILT=1 says to use the
 * existing ones.
 */
export function bundleWorkers() {
  const isTrusted = toolEnvironment.FENNEC_BUILT === "1";
  if (workers.every(({ bundle }) => existsSync(bundle)) && (isTrusted || isBuilt())) return;
  console.log("Building. This takes a minute or two.");
  const hash = hashSources();
  for (const worker of workers) {
    runTool("wrangler", ["deploy", "--dry-run", "-c", worker.config, "--outdir", worker.bundle]);
  }
  if (!isTrusted) keepBuiltSources(hash);
}

/**
 * Runs a script with this process's arguments and terminal, on the project's own Node, and exits with its exit code.
 */
export function runScript(script) {
  installPackages();
  const { status, error } = spawnSync("node", [script, ...process.argv.slice(2)], {
    cwd: root,
    env: toolEnvironment,
    shell: process.platform === "win32",
    stdio: "inherit",
  });
  if (error) console.error(error);
  process.exit(status ?? 1);
}

/** Runs a tool, and prints its output only if it fails. */
export function runTool(command, args, environment = {}) {
  const done = spawnSync(command, args, {
    cwd: root,
    encoding: "utf8",
    env: { ...toolEnvironment, ...environment },
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === "win32",
  });
  if (done.status === 0) return done.stdout;
  console.error(`${command} ${args.join(" ")} failed.`);
  console.error(done.stdout ?? "", done.stderr ?? "", done.error ?? "");
  process.exit(1);
}
