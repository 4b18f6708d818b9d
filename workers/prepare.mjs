// What has to be there before the product can be served: packages, and, unless `--watch` builds by
// itself, the bundles of the workers.
import { bundleWorkers, installPackages } from "./toolchain.mjs";

installPackages();
if (!process.argv.includes("--watch")) bundleWorkers();
