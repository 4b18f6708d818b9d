// `node tests/abuse/served/run.mjs [parts of names, with commas]`: attacks the product as it is served, by
// requests and by hostile inputs, and prints what came of each: outcomes, time, how long another learner's pages
// took (as a multiple of what they take otherwise), and the most memory that each worker's isolate has
// taken, garbage included, and (in brackets) held.
//   SERVED_INPUTS  how many inputs are generated besides those that have names; 200 by default
//   ABUSE_SEED     generates others
import { spawnSync } from "node:child_process";
import {
  bundleWorkers,
  installPackages,
  root,
  toolEnvironment,
} from "../../../workers/toolchain.mjs";

const [only] = process.argv.slice(2);

installPackages();
bundleWorkers();
const { status } = spawnSync(
  "vitest",
  [
    ...[
      "run",
      ...(only ? ["inputs"] : []),
      "--config",
      "tests/vitest.config.ts",
      "--project",
      "served",
      "--silent=false",
    ],
    "--disable-console-intercept",
  ],
  {
    cwd: root,
    env: {
      ...toolEnvironment,
      EXHAUSTIVE: "1",
      ...(only && { SERVED_ONLY: only }),
    },
    shell: process.platform === "win32",
    stdio: "inherit",
  },
);
process.exit(status ?? 1);
