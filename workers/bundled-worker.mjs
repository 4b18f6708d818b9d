// Miniflare's options for a worker: its configuration, and the bundle that `wrangler deploy --dry-run` has written.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from "wrangler";
import { root } from "./toolchain.mjs";

const moduleTypes = [
  [".wasm", "CompiledWasm"],
  [".gz", "Data"],
];

/**
 * `cpu_ms`, the CPU time of one request in milliseconds.
 * @param {{ config: string }} worker
 */
export function computingLimit({ config }) {
  return unstable_readConfig({ config: join(root, config) }).limits?.cpu_ms ?? 30_000;
}

/**
 * The options without modules.
 * @param {{ name: string, config: string }} worker
 * @returns {any}
 */
export function configuredWorker({ name, config }) {
  // Workers AI exists on Cloudflare only.
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
