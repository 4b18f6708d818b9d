import { resolve } from "node:path";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";
import { bundledWorker } from "../workers/bundled-worker.mjs";
import { ocr, stripeWebhook } from "../workers/toolchain.mjs";
import { blindReader } from "./workers/blind-reader.mjs";

const root = resolve(import.meta.dirname, "..");
const alias = { "~": resolve(root, "app") };

/** The app on workerd, with a worker that reads its pictures. */
const workerd = (pageReader: () => ReturnType<typeof bundledWorker>) =>
  cloudflareTest(async () => ({
    wrangler: { configPath: resolve(root, "wrangler.toml") },
    miniflare: {
      workers: [pageReader(), bundledWorker(stripeWebhook)],
      bindings: {
        MIGRATIONS: await readD1Migrations(resolve(root, "migrations")),
        REGISTRATIONS_PER_HOUR: "1000000",
        UPLOADS_PER_HOUR: "1000000",
      },
    },
  }));

const pictures = "tests/workers/pictures.test.ts";
const setupFiles = [resolve(root, "tests/workers/apply-migrations.ts")];

export default defineConfig({
  test: {
    projects: [
      {
        root,
        resolve: { alias },
        test: {
          name: "unit",
          include: ["app/**/*.test.ts", "workers/**/*.test.ts", "tests/contracts/**/*.test.ts"],
          environment: "node",
          // A busy machine is no failure.
          testTimeout: 30_000,
        },
      },
      {
        root,
        resolve: { alias },
        plugins: [workerd(() => blindReader)],
        test: {
          name: "workers",
          include: ["tests/workers/**/*.test.ts"],
          exclude: [pictures],
          setupFiles,
        },
      },
      {
        root,
        resolve: { alias },
        plugins: [workerd(() => bundledWorker(ocr))],
        test: { name: "pictures", include: [pictures], setupFiles },
      },
      {
        root,
        resolve: { alias },
        test: { name: "evaluations", include: ["tests/evaluations/**/*.eval.ts"] },
      },
      {
        root,
        resolve: { alias },
        plugins: [workerd(() => blindReader)],
        test: { name: "benchmarks", include: ["tests/benchmarks/**/*.bench.ts"], setupFiles },
      },
    ],
  },
});
