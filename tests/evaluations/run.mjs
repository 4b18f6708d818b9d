// `npm run eval [-- <folder of real documents with questions>]`: how well the built-in engine answers
// and asks. The form of the folder is in question-sets.ts.
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { installPackages, root, toolEnvironment } from "../../workers/toolchain.mjs";

const [folder] = process.argv.slice(2);

installPackages();
const { status } = spawnSync(
  "vitest",
  ["run", "--config", "tests/vitest.config.ts", "--project", "evaluations", "--silent=false"],
  {
    cwd: root,
    env: { ...toolEnvironment, ...(folder && { FIXTURES: resolve(folder) }) },
    shell: process.platform === "win32",
    stdio: "inherit",
  },
);
process.exit(status ?? 1);
