// A worker as Miniflare takes it: its configuration, and the bundle that a dry run of its deployment
// has left.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from "wrangler";
import { root } from "./toolchain.mjs";

const moduleTypes = [
  [".wasm", "CompiledWasm"],
  [".gz", "Data"],
];

/**
 * How long it may compute for one request, in milliseconds.
 * @param {{ config: string }} worker
 */
export function computingLimit({ config }) {
  return unstable_readConfig({ config: join(root, config) }).limits?.cpu_ms ?? 30_000;
}

/**
 * Its configuration alone, without modules.
 * @param {{ name: string, config: string }} worker
 * @returns {any}
 */
export function configuredWorker({ name, config }) {
  // Its AI is Cloudflare's, which no machine of our own has.
  const settings = unstable_readConfig({ config: join(root, config) });
  const {
    workerOptions: { modulesRules, rootPath, ...options },
  } = unstable_getMiniflareWorkerOptions({ ...settings, ai: undefined });
  return { ...options, bindings: settings.vars, name };
}

/**
 * @param {{ name: string, config: string, bundle: string, main: string }} worker
 * @returns {any}
 */
export function bundledWorker(worker) {
  const { bundle, main } = worker;
  return {
    ...configuredWorker(worker),
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
