// Installs packages and bundles the workers, as far as they are missing or outdated. With `--watch` it bundles nothing,
// because the app runs from source.
import { bundleWorkers, installPackages } from "./toolchain.mjs";

installPackages();
if (!process.argv.includes("--watch")) bundleWorkers();
