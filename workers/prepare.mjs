// What has to be there before the product can be served: packages and the bundles of the workers. With
// `--watch` the app runs from source.
import { bundleWorkers, installPackages } from "./toolchain.mjs";

installPackages();
if (!process.argv.includes("--watch")) bundleWorkers();
