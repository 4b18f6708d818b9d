// The database, the bucket and the queues that the workers are bound to.
import { Refusal } from "../server/refusal.mjs";
import { agrees, someoneIsThere } from "./terminal.mjs";
import { readUnlessAbsent, readWrangler } from "./wrangler.mjs";

/**
 * Makes what the account does not have yet, once whoever called has agreed.
 * @param {Record<string, any>} configuration the app's
 * @param {import("./settings.mjs").Settings} settings
 * @param {{ account: string, agreed: boolean }} caller
 * @throws Refusal where nobody agrees
 */
export async function makeMissing(configuration, settings, { account, agreed }) {
  const wanted = resourcesOf(configuration, settings);
  const found = await Promise.all(wanted.map(({ exists }) => exists()));
  const missing = wanted.filter((_, index) => !found[index]);
  if (missing.length === 0) return;
  console.log(`The account "${account}" does not have yet:`);
  for (const { what } of missing) console.log(`  ${what}`);
  if (!agreed && !someoneIsThere) {
    throw new Refusal("Nobody is here to be asked: --yes makes what is missing.");
  }
  if (!agreed && !(await agrees("Make them?"))) throw new Refusal("Nothing was made or changed.");
  for (const { what, make } of missing) {
    const { status, output, errors } = await readWrangler(make);
    if (status !== 0) throw new Refusal(`${what} could not be made.\n${output}${errors}`);
    console.log(`Made: ${what}`);
  }
}

/**
 * What the app is bound to, with how to look for it and the call that makes it.
 * @param {Record<string, any>} configuration
 * @param {import("./settings.mjs").Settings} settings
 */
function resourcesOf({ d1_databases, r2_buckets, queues }, { location, jurisdiction }) {
  const where = jurisdiction
    ? ["--jurisdiction", jurisdiction]
    : location
      ? ["--location", location]
      : [];
  const within = jurisdiction ? ["--jurisdiction", jurisdiction] : [];
  const place = jurisdiction ?? location;
  const at = place ? ` (${place})` : "";
  return [
    ...d1_databases.map(({ database_name: name }) => ({
      what: `the database ${name}${at}`,
      exists: async () => (await listDatabases()).includes(name),
      make: ["d1", "create", name, ...where],
    })),
    ...r2_buckets.map(({ bucket_name: name }) => ({
      what: `the bucket ${name}${at}`,
      // `bucket list` shows the first twenty, and `bucket info` asks for figures, which is a permission more.
      exists: () => has(["r2", "bucket", "lifecycle", "list", name, ...within]),
      make: ["r2", "bucket", "create", name, ...where],
    })),
    ...queues.consumers.map(({ queue: name }) => ({
      what: `the queue ${name}`,
      exists: () => has(["queues", "info", name]),
      make: ["queues", "create", name],
    })),
  ];
}

async function listDatabases() {
  const databases = JSON.parse((await readUnlessAbsent(["d1", "list", "--json"], /^$/)) ?? "[]");
  return databases.map(({ name }) => name);
}

/** Whether what a call is about exists. */
async function has(args) {
  return (await readUnlessAbsent(args, /does not exist|10006/)) !== null;
}
