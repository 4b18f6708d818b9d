// Each worker as Miniflare takes it. Wrangler makes that of its configuration, here or, since wrangler
// is large, when the container image is made.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../toolchain.mjs";

const file = join("workers", "packed.json");
/** Stands for the folder of the project, which may lie elsewhere once it is packed. */
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
 * Writes down what `describeWorker` answers, for the same files in another folder.
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
