// What has to be there before the product can be served: packages, and, unless `--watch` builds by
// itself, the bundles of the workers. In production they are made once for each commit.
import { isBuilt, keepBuiltCommit } from "./built-commit.mjs";
import { bundleWorkers, installPackages } from "./toolchain.mjs";

const production = process.argv.includes("--production");

installPackages();
if (!process.argv.includes("--watch") && !(production && isBuilt())) {
  if (bundleWorkers()) keepBuiltCommit();
}
