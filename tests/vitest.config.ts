import { resolve } from "node:path";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";

const root = resolve(import.meta.dirname, "..");
const alias = { "~": resolve(root, "app") };

const workerd = cloudflareTest(async () => ({
  wrangler: { configPath: resolve(root, "wrangler.toml") },
  miniflare: {
    bindings: {
      MIGRATIONS: await readD1Migrations(resolve(root, "migrations")),
      REGISTRATIONS_PER_HOUR: "1000000",
      UPLOADS_PER_HOUR: "1000000",
    },
  },
}));
const setupFiles = [resolve(root, "tests/workers/apply-migrations.ts")];

export default defineConfig({
  test: {
    projects: [
      {
        root,
        resolve: { alias },
        test: {
          name: "unit",
          include: ["app/**/*.test.ts", "workers/**/*.test.ts"],
          environment: "node",
        },
      },
      {
        root,
        resolve: { alias },
        plugins: [workerd],
        test: { name: "workers", include: ["tests/workers/**/*.test.ts"], setupFiles },
      },
      {
        root,
        resolve: { alias },
        test: { name: "evaluations", include: ["tests/evaluations/**/*.eval.ts"] },
      },
      {
        root,
        resolve: { alias },
        plugins: [workerd],
        test: { name: "benchmarks", include: ["tests/benchmarks/**/*.bench.ts"], setupFiles },
      },
    ],
  },
});
