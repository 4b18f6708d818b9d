// What is stored on a machine of one's own keeps its names, whatever database and bucket are called
// in a configuration for Cloudflare: under another name they would be empty.
const names = { DB: "00000000-0000-0000-0000-000000000000", BYTES: "fennec" };

/**
 * @param {any} worker as `bundledWorker` makes it
 * @returns {any}
 */
export function withLastingNames(worker) {
  return {
    ...worker,
    d1Databases: renamed(worker.d1Databases),
    r2Buckets: renamed(worker.r2Buckets),
  };
}

function renamed(bindings = {}) {
  return Object.fromEntries(
    Object.keys(bindings).map((binding) => [
      binding,
      { id: names[binding] ?? `fennec-${binding.toLowerCase()}` },
    ]),
  );
}
