// A worker's configuration for uploading: its wrangler.toml with the deployment's settings. It uses the
// bundle of the dry run, so that the checked code is what runs.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { experimental_readRawConfig } from "wrangler";
import { app, root, stripeWebhook, workers } from "../toolchain.mjs";

/** Keys whose values are names in the account; each environment has its own. */
const namesThings = [
  ...["service", "queue", "dead_letter_queue", "bucket_name", "database_name", "dataset"],
];

/** Variables that the webhook worker also needs. */
const ofPayments = /^(PAYMENT|STRIPE)_/;

/**
 * Whether a worker needs a variable or secret.
 * @param {{ name: string }} worker
 * @param {string} name
 */
export function belongsTo(worker, name) {
  return worker.name === app.name || (worker.name === stripeWebhook.name && ofPayments.test(name));
}

/**
 * A resource's name in an environment.
 * @param {string} name
 * @param {string} environment
 */
export function nameIn(name, environment) {
  return environment === "production" ? name : `${name}-${environment}`;
}

/** The dataset of the metrics in an environment. Queries name it as a table, so it has no hyphen. */
function datasetIn(environment) {
  return nameIn("fennec", environment).replaceAll("-", "_");
}

/**
 * Bindings of the databases, as in app/platform/shards.ts.
 * @param {import("./settings.mjs").Settings} settings
 */
export function databaseBindings({ databases = 1 }) {
  return Array.from({ length: databases }, (_, shard) => (shard === 0 ? "DB" : `DB_${shard}`));
}

/**
 * @param {typeof app} worker
 * @param {import("./settings.mjs").Settings} settings
 * @param {string[]} secrets names of the required ones
 * @returns {Record<string, any>} as wrangler reads it
 */
export function configurationOf(worker, settings, secrets = []) {
  const { environment, jurisdiction } = settings;
  const { build: _alreadyBuilt, ...file } = experimental_readRawConfig({
    config: join(root, worker.config),
  }).rawConfig;
  const raw = withDatabases(file, settings);
  const folder = join(root, dirname(worker.config));
  const written = inEnvironment(raw, environment);
  const isApp = worker.name === app.name;
  const origin = settings.domain ? { PUBLIC_ORIGIN: `https://${settings.domain}` } : {};
  const vars = Object.fromEntries(
    Object.entries({ ...raw.vars, ...origin, ...settings.vars }).filter(([name]) =>
      belongsTo(worker, name),
    ),
  );
  return {
    ...written,
    name: nameIn(worker.name, environment),
    main: join(worker.bundle, worker.main),
    no_bundle: true,
    find_additional_modules: true,
    preview_urls: false,
    ...routesOf(worker, settings),
    vars: { ...vars, ...(isApp && jurisdiction && { DATA_JURISDICTION: jurisdiction }) },
    ...(secrets.length > 0 && { secrets: { required: secrets } }),
    ...(raw.assets && {
      assets: { ...raw.assets, directory: join(folder, raw.assets.directory) },
    }),
    ...(raw.d1_databases && {
      d1_databases: written.d1_databases.map((database) => ({
        ...database,
        migrations_dir: join(folder, database.migrations_dir),
      })),
    }),
    ...(raw.r2_buckets && {
      r2_buckets: written.r2_buckets.map((bucket) => ({
        ...bucket,
        ...(jurisdiction && { jurisdiction }),
      })),
    }),
    ...(isApp && vars.MAIL_PROVIDER === "cloudflare" && { send_email: [{ name: "EMAIL" }] }),
    ...(isApp &&
      settings.metrics && {
        analytics_engine_datasets: [{ binding: "METRICS", dataset: datasetIn(environment) }],
      }),
    ...(isApp && settings.smart_placement && { placement: { mode: "smart" } }),
  };
}

/** Adds the configured databases, and a queue that sweeps each separately. */
function withDatabases(file, settings) {
  const bindings = databaseBindings(settings);
  if (!file.d1_databases || bindings.length === 1) return file;
  const [first] = file.d1_databases;
  const d1_databases = bindings.map((binding, shard) => ({
    ...first,
    binding,
    database_name: shard === 0 ? first.database_name : `${first.database_name}-${shard}`,
  }));
  if (!file.queues) return { ...file, d1_databases };
  const { producers, consumers } = file.queues;
  const queue = "fennec-sweeps";
  const consumer = { queue, max_batch_size: 1, max_concurrency: 4, max_retries: 3 };
  return {
    ...file,
    d1_databases,
    queues: {
      producers: [...producers, { binding: "SWEEPS", queue }],
      consumers: [...consumers, consumer],
    },
  };
}

function routesOf(worker, { domain, vars }) {
  if (!domain) return {};
  if (worker.name === app.name) {
    return { workers_dev: false, routes: [{ pattern: domain, custom_domain: true }] };
  }
  // Payments are then recorded even while the app is busy or being deployed.
  const takesEvents = worker.name === stripeWebhook.name && vars.PAYMENT_PROVIDER === "stripe";
  return takesEvents ? { routes: [`${domain}/webhooks/stripe`] } : {};
}

function inEnvironment(value, environment) {
  if (Array.isArray(value)) return value.map((item) => inEnvironment(item, environment));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      namesThings.includes(key) && typeof inner === "string"
        ? nameIn(inner, environment)
        : inEnvironment(inner, environment),
    ]),
  );
}

/**
 * Writes the configurations of all workers, for wrangler.
 * @param {import("./settings.mjs").Settings} settings
 * @param {(worker: typeof app) => string[]} secretsOf
 * @returns {Map<string, string>} the paths, by worker
 */
export function writeConfigurations(settings, secretsOf) {
  const folder = join(root, "build", "deployment", settings.environment);
  mkdirSync(folder, { recursive: true });
  return new Map(
    workers.map((worker) => {
      const file = join(folder, `${worker.name}.json`);
      const configuration = configurationOf(worker, settings, secretsOf(worker));
      writeFileSync(file, JSON.stringify(configuration, null, 2));
      return [worker.name, file];
    }),
  );
}
