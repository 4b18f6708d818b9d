// What has to be there before the product can be served: packages and the bundles of the workers, in
// production once for each commit. With `--watch` the app runs from source.
import { isBuilt, keepBuiltCommit } from "./built-commit.mjs";
import { bundleWorkers, installPackages } from "./toolchain.mjs";

const production = process.argv.includes("--production");

installPackages();
if (!process.argv.includes("--watch") && !(production && isBuilt())) {
  if (bundleWorkers()) keepBuiltCommit();
}
