import { describe, expect, it } from "vitest";
import { shardBinding } from "../../app/platform/shards";
import { configurationOf, databaseBindings } from "../../workers/deployment/configuration.mjs";
import { newRelease, planRollback } from "../../workers/deployment/release.mjs";
import { secretNames, secretsNeeded } from "../../workers/deployment/secrets.mjs";
import { problemsOf, readSettings } from "../../workers/deployment/settings.mjs";
import { settings as variables } from "../../workers/server/settings.mjs";
import { app, stripeWebhook, workers } from "../../workers/toolchain.mjs";
import { secrets, stripe } from "../fakes/fresh-account";

describe("the settings of a deployment", () => {
  const vars = {};

  it.each([
    [{ domain: "study.example.org", vars }, 'domain is still the placeholder "study.example.org"'],
    [{ domain: "https://study.school", vars }, "domain must be a host name only"],
    [{ vars: { STRIPE_PRICE_ID: "price_..." } }, "STRIPE_PRICE_ID is still the placeholder"],
    [{ vars: { TURNSTILE_SITE_KEY: "<your key>" } }, "TURNSTILE_SITE_KEY is still the placeholder"],
    [{ vars: { UPLOADS_PER_HOUR: 20 } }, "UPLOADS_PER_HOUR must be a string"],
    [{ location: "europe", vars }, "location must be one of weur, eeur"],
    [{ jurisdiction: "de", vars }, "jurisdiction must be one of eu, us"],
    [{ smart_placement: "yes", vars }, "smart_placement must be true or false"],
    [{ databases: 0, vars }, "databases must be a whole number"],
    [{ databases: "2", vars }, "databases must be a whole number"],
    [{ metrics: "fennec", vars }, "metrics must be true or false"],
    [{ database_id: "0000", vars }, "database_id is not a known setting"],
    [{ location: "weur", jurisdiction: "eu", vars }, "exclude each other"],
    [{ vars: { UPLOAD_PER_HOUR: "20" } }, "UPLOAD_PER_HOUR is not a variable of Fennec"],
    [{ vars: { DEPLOYMENT: "local" } }, "DEPLOYMENT is not a variable of Fennec"],
    [{ vars: { OPENAI_API_KEY: "sk-1" } }, "OPENAI_API_KEY is a secret"],
  ])("are refused with a message: %j", (settings, sentence) => {
    expect(problemsOf(settings).join("\n")).toContain(sentence);
  });

  it("can include every variable that is not a secret", () => {
    const all = [...variables, "PUBLIC_ORIGIN"].filter((name) => !secretNames.includes(name));
    expect(problemsOf({ vars: Object.fromEntries(all.map((name) => [name, "1"])) })).toEqual([]);
  });

  it.each(["production", "staging"])("limit the calls of paid models in %s", (environment) => {
    expect(Number(readSettings(environment).vars.AI_CALLS_PER_DAY)).toBeGreaterThan(0);
  });

  it("can be empty", () => {
    expect(problemsOf({ vars })).toEqual([]);
  });

  it("require the secrets that go with them", () => {
    expect(secretsNeeded({})).toEqual([]);
    expect(secretsNeeded({ TURNSTILE_SITE_KEY: "1" })).toEqual(["TURNSTILE_SECRET_KEY"]);
    expect(secretsNeeded({ TEXT_PROVIDER: "openai-compatible" })).toEqual(["OPENAI_API_KEY"]);
    const own = { AI_PROVIDER: "openai-compatible", OPENAI_BASE_URL: "http://models.local/v1" };
    expect(secretsNeeded(own)).toEqual([]);
    expect(secretsNeeded(stripe)).toEqual(Object.keys(secrets));
  });
});

describe("a separate environment", () => {
  const staging = { environment: "staging", file: "staging.toml", vars: stripe };
  const production = { environment: "production", file: "production.toml", vars: {} };

  it("shares no named resource with production", () => {
    const named = (settings: typeof staging | typeof production) =>
      workers.flatMap((worker) => namesIn(configurationOf(worker, settings)));
    const ours = named(staging);
    expect(ours.length).toBeGreaterThan(15);
    expect(ours.filter((name) => !name.endsWith("-staging"))).toEqual([]);
    expect(named(production)).toEqual(ours.map((name) => name.replace(/-staging$/, "")));
  });

  it("is served on its domain only, with the webhook on a route of its own", () => {
    const settings = { ...staging, domain: "study.school" };
    expect(configurationOf(app, settings)).toMatchObject({
      workers_dev: false,
      routes: [{ pattern: "study.school", custom_domain: true }],
    });
    expect(configurationOf(stripeWebhook, settings).routes).toEqual([
      "study.school/webhooks/stripe",
    ]);
    const others = workers.filter((worker) => worker !== app && worker !== stripeWebhook);
    for (const worker of others) {
      expect(configurationOf(worker, settings)).toMatchObject({ workers_dev: false });
      expect(configurationOf(worker, settings).routes).toBeUndefined();
    }
  });

  it("writes metrics, if they are on, to its own dataset, with a name valid in SQL", () => {
    const { analytics_engine_datasets } = configurationOf(app, { ...staging, metrics: true });
    expect(analytics_engine_datasets).toEqual([{ binding: "METRICS", dataset: "fennec_staging" }]);
    expect(configurationOf(app, staging).analytics_engine_datasets).toBeUndefined();
  });

  it("stores data in its jurisdiction", () => {
    const { vars, r2_buckets } = configurationOf(app, { ...staging, jurisdiction: "eu" });
    expect(vars.DATA_JURISDICTION).toBe("eu");
    expect(r2_buckets).toEqual([expect.objectContaining({ jurisdiction: "eu" })]);
  });

  it("gives the webhook's worker the payment variables only", () => {
    const vars = { ...stripe, AI_PROVIDER: "builtin" };
    expect(configurationOf(stripeWebhook, { ...staging, vars }).vars).toEqual(stripe);
  });
});

describe("every worker of a deployment", () => {
  const settings = { environment: "production", file: "production.toml", databases: 2, vars: {} };
  const configurations = workers.map((worker) => configurationOf(worker, settings));

  it.each(configurations.map((one) => [one.name, one] as const))(
    "%s logs, has a source map and limits its CPU time",
    (name, { observability, upload_source_maps, limits }) => {
      expect(observability).toEqual({ enabled: true });
      expect(upload_source_maps).toBe(true);
      // The webhook's worker does little work, so Cloudflare's default limit of 30 seconds is enough.
      if (name !== stripeWebhook.name) expect(limits?.cpu_ms).toBeLessThanOrEqual(120_000);
    },
  );

  it("processes few messages of each queue at once, since isolates are shared", () => {
    const consumers = configurations.flatMap(({ queues }) => queues?.consumers ?? []);
    expect(consumers).toHaveLength(3);
    for (const { max_concurrency } of consumers) expect(max_concurrency).toBeLessThanOrEqual(4);
    const [readings] = consumers;
    expect(readings).toMatchObject({ max_batch_size: 1, dead_letter_queue: "fennec-unread" });
  });

  it("names its databases without an id, which depends on the account", () => {
    const databases = configurations.flatMap(({ d1_databases }) => d1_databases ?? []);
    expect(databases).toHaveLength(4);
    for (const database of databases) expect(database).not.toHaveProperty("database_id");
  });
});

type Named = Record<string, string | undefined>;

/** Every named resource of a worker. */
function namesIn({ name, services, queues, d1_databases, r2_buckets }: Record<string, unknown>) {
  const valuesOf = (list: unknown, ...keys: string[]) =>
    ((list ?? []) as Named[]).flatMap((item) => keys.map((key) => item[key]));
  const { producers, consumers } = (queues ?? {}) as Record<string, unknown>;
  return [
    name as string,
    ...valuesOf(services, "service"),
    ...valuesOf(producers, "queue"),
    ...valuesOf(consumers, "queue", "dead_letter_queue"),
    ...valuesOf(d1_databases, "database_name"),
    ...valuesOf(r2_buckets, "bucket_name"),
  ].filter((found) => found !== undefined);
}

describe("several databases", () => {
  const settings = { environment: "staging", file: "staging.toml", databases: 3, vars: {} };
  const databasesOf = (worker: typeof app) =>
    configurationOf(worker, settings).d1_databases.map((one: Record<string, string>) => [
      one.binding,
      one.database_name,
    ]);

  it("are bound to the app and the webhook's worker without gaps", () => {
    expect(databasesOf(app)).toEqual([
      ["DB", "fennec-staging"],
      ["DB_1", "fennec-1-staging"],
      ["DB_2", "fennec-2-staging"],
    ]);
    expect(databasesOf(stripeWebhook)).toEqual(databasesOf(app));
    expect(databaseBindings(settings)).toEqual([0, 1, 2].map(shardBinding));
  });

  it("are swept separately, through a queue", () => {
    const { queues } = configurationOf(app, settings);
    const queue = "fennec-sweeps-staging";
    expect(queues.producers).toContainEqual({ binding: "SWEEPS", queue });
    expect(queues.consumers).toContainEqual(expect.objectContaining({ queue }));
  });

  it("are one by default, without a queue for the sweep", () => {
    const { d1_databases, queues } = configurationOf(app, { ...settings, databases: 1 });
    expect(d1_databases).toHaveLength(1);
    expect(queues.producers).toHaveLength(1);
  });
});

describe("a release", () => {
  it("has a tag that Cloudflare accepts and that sorts by time", () => {
    const early = newRelease(new Date("2026-11-24T05:00:00Z"));
    const late = newRelease(new Date("2026-11-24T15:00:00Z"));
    expect(early.tag).toMatch(/^20261124T050000(-[0-9a-f]{7,8})?$/);
    expect(early.tag < late.tag).toBe(true);
    for (const { tag, message } of [early, late]) {
      expect(tag.length).toBeLessThanOrEqual(25);
      expect(message.length).toBeLessThanOrEqual(100);
    }
  });

  const tags = ["20261101T000000-aaaaaaa", "20261102T000000-bbbbbbb", "20261103T000000-ccccccc"];
  const versions = (worker: string, ...which: number[]) =>
    which.map((index) => ({
      id: `${worker}${index}`,
      tag: tags[index],
      made: `2026-11-0${index + 1}T00:00:00Z`,
    }));
  const running = (name: string, index: number, ...which: number[]) => ({
    name,
    current: `${name}${index}`,
    versions: versions(name, ...which),
  });

  it("is rolled back to the one before, for each worker that runs another", () => {
    const plan = planRollback([running("app", 2, 0, 1, 2), running("ocr", 1, 0, 1)]);
    expect(plan).toEqual({ to: tags[1], changes: [{ name: "app", id: "app1" }], without: [] });
  });

  it("can be rolled back again", () => {
    const plan = planRollback([running("app", 1, 0, 1, 2), running("ocr", 1, 0, 1, 2)]);
    expect(plan).toMatchObject({ to: tags[0] });
  });

  it("is found for a version without a tag, which a changed secret created", () => {
    const app = running("app", 2, 0, 1, 2);
    app.versions.push({ id: "secret", tag: undefined as never, made: "2026-11-04T00:00:00Z" });
    expect(planRollback([{ ...app, current: "secret" }])).toMatchObject({ to: tags[1] });
  });

  it("can be rolled back or forward to a given one, without workers it does not include", () => {
    const plan = planRollback([running("app", 0, 0, 1, 2), running("new", 1, 1)], tags[2]);
    expect(plan).toEqual({
      to: tags[2],
      changes: [{ name: "app", id: "app2" }],
      without: ["new"],
    });
  });

  it.each([
    [undefined, "There is no release before the running one."],
    ["20200101T000000", "The release 20200101T000000 is not among the recent versions of app."],
  ])("is not rolled back without a target: %s", (to, sentence) => {
    expect(planRollback([running("app", 0, 0)], to)).toBe(sentence);
  });
});
