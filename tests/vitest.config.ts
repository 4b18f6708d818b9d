import { resolve } from "node:path";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import type { RemoteProxyConnectionString } from "miniflare";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { bundledWorker } from "../workers/bundled-worker.mjs";
import { messageCatalogues } from "../workers/localization/message-catalogues.mjs";
import { meteredPdfjs } from "../workers/metered-pdfjs.mjs";
import { makeVapidKeys } from "../workers/server/vapid-keys.mjs";
import {
  documents,
  drawing,
  engine,
  localLimits,
  music,
  ocr,
  stripeWebhook,
} from "../workers/toolchain.mjs";
import { serveFolder } from "./evaluations/serve-folder.mjs";
import { isExhaustive } from "./exhaustive";
import { startModelServer } from "./fakes/model-server.mjs";
import { blindReader } from "./workers/blind-reader.mjs";

const root = resolve(import.meta.dirname, "..");
const trueReaders = () => [ocr, drawing].map(bundledWorker);
const alias = { "~": resolve(root, "app") };

/** The app on workerd, with workers that read its pictures and a fake model server. */
const workerd = (
  pageReaders: () => ReturnType<typeof bundledWorker>[],
  models?: () => Promise<{ url: string }>,
  shards: { databases?: Record<string, string>; newLearners?: string } = {},
) =>
  cloudflareTest(async () => {
    const url = (await models?.())?.url;
    return {
      wrangler: { configPath: resolve(root, "wrangler.toml") },
      remoteBindings: false,
      miniflare: {
        workers: [
          ...pageReaders(),
          ...[documents, engine, music].map(bundledWorker),
          withDatabases(bundledWorker(stripeWebhook), shards.databases),
        ],
        ...(shards.databases && { d1Databases: shards.databases }),
        ...(url && { ai: { binding: "AI", remoteProxyConnectionString: proxyOf(url) } }),
        bindings: {
          MIGRATIONS: await readD1Migrations(resolve(root, "migrations")),
          ...localLimits,
          ADMIN_TOKEN: "a token of the tests, of 32 signs".replaceAll(" ", "-"),
          ...(process.env.FAULTS_TABLE && { FAULTS_TABLE: process.env.FAULTS_TABLE }),
          ...(isExhaustive && { EXHAUSTIVE: "1" }),
          AI_PROVIDER: "builtin",
          ...makeVapidKeys(),
          VAPID_SUBJECT: "mailto:tests@example.org",
          ...(shards.newLearners && { NEW_LEARNERS: shards.newLearners }),
          ...(url && { MODEL_SERVER: url, CONTRACTS: process.env.FENNEC_CONTRACTS ?? "" }),
        },
      },
    };
  });

/** A worker with more bound databases than its configuration file has. */
function withDatabases(
  worker: ReturnType<typeof bundledWorker>,
  more: Record<string, string> = {},
) {
  return { ...worker, d1Databases: { ...worker.d1Databases, ...more } };
}

const fileOf = (name: string) => `tests/workers/${name}.test.ts`;

/** Tests of what learners do, who live in the second of three databases here, and of the assignment to databases. */
const onShards = [
  ...["account", "administration", "billing", "calendar", "chat", "concepts", "course-study"],
  ...["courses", "dead-letters", "deletion", "devices", "flashcards", "import", "library"],
  ...["option-sources", "passkeys", "past-papers", "practice-test", "premium-given", "quiz"],
  ...["recovery", "reminders", "review", "settings", "study-guide", "today", "try-first"],
  ...["shards", "webhook"],
].map(fileOf);

/**
 * Without the map of the built worker, which is many times its size, and which each file of tests
 * would be sent: workerd takes no message of more than 32 MB.
 */
const builtWithoutMap: Plugin = {
  name: "built-without-map",
  enforce: "post",
  transform(code, id) {
    return id.startsWith(built) ? { code, map: { mappings: "" } } : null;
  },
};
const built = resolve(root, "build");

/** For tests that import the app's sources besides running the built app. */
const testedOnWorkerd = [builtWithoutMap, messageCatalogues({ root }).plugins];

const { EVALUATED_FOLDER, EVALUATED_PICTURES, EVALUATION_DUMP } = process.env;

/** The app's library and engine on workerd, without its routes, so that nothing has to be built first. */
const evaluated = cloudflareTest(async () => ({
  miniflare: {
    compatibilityDate: "2026-08-15",
    compatibilityFlags: ["nodejs_compat"],
    d1Databases: ["DB"],
    workers: EVALUATED_PICTURES ? trueReaders() : [],
    serviceBindings: {
      FOLDER: serveFolder(EVALUATED_FOLDER ?? resolve(root, "tests/evaluations"), EVALUATION_DUMP),
      ...(EVALUATED_PICTURES && { OCR: ocr.name }),
    },
    bindings: {
      MIGRATIONS: await readD1Migrations(resolve(root, "migrations")),

      OWN_DOCUMENTS: EVALUATED_FOLDER === undefined,
    },
  },
}));

/** Miniflare's name for an address that answers for bindings. */
const proxyOf = (url: string) => new URL(url) as RemoteProxyConnectionString;

let modelServer: ReturnType<typeof startModelServer> | undefined;
/** One server for the whole run, which ends with it. */
const oneModelServer = () => (modelServer ??= startModelServer());

/** Packages that are bundled with a change of ours. */
const builtIn = { deps: { inline: ["unpdf"] } };

/** Node resolves the imports of a WebAssembly module as packages; routes are only inspected here. */
const withoutWasm: Plugin = {
  name: "without-wasm",
  enforce: "pre",
  load: (id) => (id.endsWith(".wasm") ? "export default null;" : null),
};

const pictures = fileOf("pictures");
/** Files that take ten seconds or more each. */
const longWorkers = ["failed-readings", "restore", "usage"].map(fileOf);
const models = "tests/workers/models*.test.ts";
/** How tests on workerd start. */
const onWorkerd = {
  setupFiles: [resolve(root, "tests/workers/apply-migrations.ts")],
  // These packages are bundled, because loading each of their 2,300 modules on workerd takes half a minute.
  deps: { optimizer: { ssr: { enabled: true, include: ["lucide-react", "stripe", "zod"] } } },
};

export default defineConfig({
  test: {
    projects: [
      {
        root,
        resolve: { alias },
        plugins: [meteredPdfjs],
        test: {
          name: "unit",
          server: builtIn,
          include: ["app/**/*.test.ts", "workers/**/*.test.ts", "tests/contracts/**/*.test.ts"],
          environment: "node",
          // Loading the modules again for each file took a third of the time.
          isolate: false,
          // Allow for a busy machine.
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        root,
        test: {
          name: "deployment",
          include: ["tests/deployment/**/*.test.ts"],
          environment: "node",
        },
      },
      {
        root,
        resolve: { alias },
        plugins: [meteredPdfjs],
        test: {
          name: "growth",
          server: builtIn,
          include: ["tests/growth/**/*.test.ts"],
          environment: "node",
          testTimeout: 600_000,
        },
      },
      {
        root,
        resolve: { alias },
        plugins: [meteredPdfjs, withoutWasm, messageCatalogues({ root }).plugins],
        test: {
          name: "abuse",
          server: { deps: { inline: ["unpdf", /\.wasm$/] } },
          include: ["tests/abuse/*.test.ts"],
          environment: "node",
          testTimeout: 600_000,
        },
      },
      {
        root,
        resolve: { alias },
        plugins: [meteredPdfjs, withoutWasm],
        test: {
          name: "served",
          include: ["tests/abuse/served/*.test.ts"],
          environment: "node",
          fileParallelism: false,
        },
      },
      {
        root,
        test: {
          name: "selfhost",
          include: ["tests/selfhost/*.test.ts"],
          environment: "node",
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        root,
        resolve: { alias },
        plugins: [...testedOnWorkerd, workerd(() => [blindReader])],
        test: {
          name: "workers",
          include: ["tests/workers/**/*.test.ts"],
          exclude: [pictures, models, ...onShards, ...longWorkers],
          ...onWorkerd,
          isolate: false,
        },
      },
      {
        root,
        resolve: { alias },
        plugins: [...testedOnWorkerd, workerd(() => [blindReader])],
        test: { name: "long-workers", include: longWorkers, ...onWorkerd, isolate: false },
      },
      {
        root,
        resolve: { alias },
        plugins: [
          ...testedOnWorkerd,
          workerd(() => [blindReader], undefined, {
            databases: { DB_1: "shard-1", DB_2: "shard-2" },
            newLearners: "DB_1",
          }),
        ],
        test: {
          name: "shards",
          include: onShards,
          ...onWorkerd,
          isolate: false,
        },
      },
      {
        root,
        resolve: { alias },
        plugins: [
          ...testedOnWorkerd,
          workerd(() => [blindReader], undefined, { databases: { DB_1: "shard-1" } }),
        ],
        test: {
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          ...onWorkerd,
          isolate: false,
          // On a busy machine, a slow call can be mistaken for a silent one.
          retry: 1,
        },
      },
      {
        root,
        resolve: { alias },
        plugins: [...testedOnWorkerd, workerd(trueReaders)],
        test: { name: "pictures", include: [pictures], ...onWorkerd },
      },
      {
        root,
        resolve: { alias },
        plugins: [...testedOnWorkerd, workerd(() => [blindReader], oneModelServer)],
        test: { name: "models", include: [models], ...onWorkerd, isolate: false },
      },
      {
        root,
        resolve: { alias },
        plugins: [meteredPdfjs, evaluated],
        test: { name: "evaluations", include: ["tests/evaluations/**/*.eval.ts"], ...onWorkerd },
      },
      {
        root,
        resolve: { alias },
        plugins: [...testedOnWorkerd, workerd(() => [blindReader])],
        test: { name: "benchmarks", include: ["tests/benchmarks/**/*.bench.ts"], ...onWorkerd },
      },
    ],
  },
});
