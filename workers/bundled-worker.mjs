// A worker as Miniflare takes it: its configuration, and the bundle that a dry run of its deployment
// has left.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { root } from "./toolchain.mjs";

const moduleTypes = [
  [".wasm", "CompiledWasm"],
  [".gz", "Data"],
];

/**
 * @param {{ name: string, config: string, bundle: string, main: string }} worker
 * @returns {any}
 */
export function bundledWorker({ name, config, bundle, main }) {
  const {
    workerOptions: { modulesRules, rootPath, ...options },
  } = unstable_getMiniflareWorkerOptions(join(root, config));
  return {
    ...options,
    name,
    modules: [
      { type: "ESModule", path: join(bundle, main) },
      ...readdirSync(bundle).flatMap((file) => {
        const type = moduleTypes.find(([ending]) => file.endsWith(ending))?.[1];
        return type ? [{ type, path: join(bundle, file) }] : [];
      }),
    ],
    modulesRoot: bundle,
  };
}
