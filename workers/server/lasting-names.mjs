// What is stored on a machine of one's own keeps its name, whatever a database or a bucket is called
// in a configuration for Cloudflare: under another name it would be empty.
const buckets = { BYTES: "fennec" };

/**
 * @param {any} worker as `bundledWorker` makes it
 * @returns {any}
 */
export function withLastingNames(worker) {
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
