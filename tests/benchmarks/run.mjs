// `npm run bench [-- <folder of real documents>]`: speed and size, compared with baselines or limits.
import { spawnSync } from "node:child_process";
import { bundleWorkers, installPackages, root, toolEnvironment } from "../../workers/toolchain.mjs";

const [documents] = process.argv.slice(2);

installPackages();
bundleWorkers();
for (const file of ["chat.bench", "search.bench", "review.bench"]) {
  bench("vitest", ["run", "--config", "tests/vitest.config.ts", "--project", "benchmarks", file]);
}
bench("node", ["tests/benchmarks/scale.mjs"]);
bench("node", ["tests/bundle-size.mjs"]);
bench("node", ["tests/benchmarks/pages.mjs"]);
bench("node", ["tests/benchmarks/first-token.mjs"]);
bench("node", ["tests/benchmarks/daily-usage.mjs"]);
bench("node", ["tests/benchmarks/usage.mjs"]);
bench("node", ["tests/benchmarks/upload.mjs"]);
bench("node", ["tests/benchmarks/review-simulation.mjs"]);
bench("node", ["tests/benchmarks/write-items.mjs", ...(documents ? [documents] : [])]);
bench("node", ["tests/benchmarks/soundtrack.mjs"]);
bench("node", ["tests/benchmarks/soundtrack-quality.mjs"]);
if (documents) bench("node", ["tests/benchmarks/extract-pdf.mjs", documents]);
else console.log("Text extraction is skipped. To measure it, name a folder of real documents.");

function bench(command, args) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    env: { ...toolEnvironment, FENNEC_BUILT: "1" },
    shell: process.platform === "win32",
    stdio: "inherit",
  });
  if (status !== 0) process.exitCode = 1;
}
