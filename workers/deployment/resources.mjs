// The databases, the bucket and the queues of the workers.
import { Refusal } from "../server/refusal.mjs";
import { app } from "../toolchain.mjs";
import { configurationOf } from "./configuration.mjs";
import { confirms, isInteractive } from "./terminal.mjs";
import { readUnlessAbsent, readWrangler } from "./wrangler.mjs";

/**
 * Creates missing resources, after confirmation.
 * @param {Record<string, any>} configuration the app's
 * @param {import("./settings.mjs").Settings} settings
 * @param {{ account: string, agreed: boolean }} caller
 * @throws Refusal without confirmation, or if an existing database is not configured
 */
export async function createMissing(configuration, settings, { account, agreed }) {
  const databases = await listDatabases();
  requireAll(settings, databases);
  const wanted = resourcesOf(configuration, settings, databases);
  const found = await Promise.all(wanted.map(({ exists }) => exists()));
  const missing = wanted.filter((_, index) => !found[index]);
  if (missing.length === 0) return;
  console.log(`Missing in the account "${account}":`);
  for (const { what } of missing) console.log(`  ${what}`);
  if (!agreed && !isInteractive) {
    throw new Refusal("No interactive terminal. Pass --yes to create the missing resources.");
  }
  if (!agreed && !(await confirms("Create them?")))
    throw new Refusal("Nothing was created or changed.");
  for (const { what, make } of missing) {
    const { status, output, errors } = await readWrangler(make);
    if (status !== 0) throw new Refusal(`${what} could not be created.\n${output}${errors}`);
    console.log(`Created: ${what}`);
  }
}

/** An existing database has learners, who would be lost. */
function requireAll(settings, databases) {
  const count = settings.databases ?? 1;
  const { d1_databases } = configurationOf(app, { ...settings, databases: count + 1 });
  const name = d1_databases.at(-1).database_name;
  if (!databases.includes(name)) return;
  throw new Refusal(
    `${settings.file}: databases is ${count}, but the account also has ${name}, whose learners would be lost. Nothing was changed.`,
  );
}

/**
 * The app's resources, with a check for existence and the command that creates them.
 * @param {Record<string, any>} configuration
 * @param {import("./settings.mjs").Settings} settings
 * @param {string[]} databases names of the account's databases
 */
function resourcesOf({ d1_databases, r2_buckets, queues }, { location, jurisdiction }, databases) {
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
      exists: () => databases.includes(name),
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

/** Whether a resource exists. */
async function has(args) {
  return (await readUnlessAbsent(args, /does not exist|10006/)) !== null;
}
