// Fixed names for a self-hosted server's databases and buckets. Miniflare stores them by name, so a database renamed
// in Cloudflare's configuration would otherwise be empty here.
const buckets = { BYTES: "fennec" };

/**
 * Replaces the names of a worker's databases and buckets by fixed ones.
 * @param {any} worker as `bundledWorker` makes it
 * @returns {any}
 */
export function withFixedNames(worker) {
  return {
    ...worker,
    d1Databases: renamed(worker.d1Databases, (binding) => binding),
    r2Buckets: renamed(worker.r2Buckets, (binding) => buckets[binding] ?? binding.toLowerCase()),
  };
}

function renamed(bindings = {}, nameOf) {
  return Object.fromEntries(
    Object.keys(bindings).map((binding) => [binding, { id: nameOf(binding) }]),
  );
}
