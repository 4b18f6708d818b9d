// Miniflare's options for each worker. Wrangler derives them from the worker's configuration: here, or when the
// container image is built, because the image does not contain wrangler.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../toolchain.mjs";

const file = join("workers", "packed.json");
/** A placeholder for the project's folder, which differs in the container. */
const rootMark = "{root}";

/**
 * @param {{ name: string, config: string, bundle: string, main: string }} worker
 * @returns {Promise<{ options: any, computingLimit: number }>} the limit in milliseconds a request
 */
export async function describeWorker(worker) {
  const packed = join(root, file);
  if (existsSync(packed)) {
    const text = readFileSync(packed, "utf8").replaceAll(
      rootMark,
      JSON.stringify(root).slice(1, -1),
    );
    return JSON.parse(text)[worker.name];
  }
  const { bundledWorker, computingLimit } = await import("../bundled-worker.mjs");
  return { options: bundledWorker(worker), computingLimit: computingLimit(worker) };
}

/**
 * Writes the results of `describeWorker` into a folder that has the same files.
 * @param {{ name: string, config: string, bundle: string, main: string }[]} workers
 * @param {string} folder
 */
export async function packDescriptions(workers, folder) {
  const described = await Promise.all(
    workers.map(async (worker) => [worker.name, await describeWorker(worker)]),
  );
  const text = JSON.stringify(Object.fromEntries(described));
  const own = JSON.stringify(root).slice(1, -1);
  writeFileSync(join(folder, file), text.replaceAll(own, rootMark));
}
