import { describe, expect, it } from "vitest";
import { shardBinding } from "../../app/platform/shards";
import { configurationOf, databaseBindings } from "../../workers/deployment/configuration.mjs";
import { newRelease, planRollback } from "../../workers/deployment/release.mjs";
import { secretNames, secretsNeeded } from "../../workers/deployment/secrets.mjs";
import { problemsOf } from "../../workers/deployment/settings.mjs";
import { settings as variables } from "../../workers/server/settings.mjs";
import { app, stripeWebhook, workers } from "../../workers/toolchain.mjs";
import { runDeployments, secrets, settingsWith, stripe } from "../fakes/fresh-account";

describe("on a fresh account", () => {
  const { account, run, write, changes, uploads } = runDeployments();

  it("everything is made, migrated and uploaded, each before what needs it", async () => {
    const place = 'domain = "study.school.test"\njurisdiction = "eu"\n';
    write("production.toml", place + settingsWith(stripe));
    const file = write("secrets.json", JSON.stringify(secrets));
    const { status, said } = await run("deploy", "--yes", "--secrets-file", file);
    expect(said).toContain("is deployed");
    expect(status).toBe(0);
    expect(account().calls.filter(({ unknown }) => unknown)).toEqual([]);

    const steps = changes().map(({ path }) => path.split("/").slice(1, 3).join("/"));
    expect(steps.slice(0, 4).sort()).toEqual(["d1/database", "queues", "queues", "r2/buckets"]);
    const migrated = changes().findLastIndex(({ path }) => path.endsWith("/query"));
    expect(migrated).toBeLessThan(steps.indexOf("workers/scripts"));

    const uploaded = uploads().map(({ path }) => path.split("/")[3]);
    expect(uploaded).toEqual(workers.map(({ name }) => name).toReversed());
    for (const { files, metadata } of uploads()) {
      const maps = files.filter(({ type }: { type: string }) => type === "application/source-map");
      expect(maps).toHaveLength(1);
      expect(metadata.annotations["workers/tag"]).toMatch(/^\d{8}T\d{6}/);
    }
    const reached = changes()
      .filter(({ path }) => /\/(routes|domains\/records)$/.test(path))
      .map(({ path, body }) => [path, JSON.stringify(body)]);
    expect(reached).toEqual([
      [expect.stringContaining("stripe-webhook"), expect.stringContaining("study.school.test/web")],
      [expect.stringContaining("/fennec/"), expect.stringContaining('"study.school.test"')],
    ]);
    // What needs a secret and the secret are one upload.
    for (const { name } of [app, stripeWebhook]) {
      const { metadata } = uploads().find(({ path }) => path.endsWith(`/${name}`)) ?? {};
      expect(metadata.bindings).toEqual(
        expect.arrayContaining([
          { type: "plain_text", name: "PAYMENT_PROVIDER", text: "stripe" },
          { type: "secret_text", name: "STRIPE_SECRET_KEY", text: "sk_test_1" },
          { type: "secret_text", name: "STRIPE_WEBHOOK_SECRET", text: "whsec_1" },
        ]),
      );
    }
  });

  it("nothing is changed where a secret is missing, and nobody is there to be asked", async () => {
    write("production.toml", settingsWith(stripe));
    const { status, said } = await run("deploy", "--yes");
    expect(said).toContain("STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET. Nothing was changed.");
    expect(status).toBe(1);
    expect(changes()).toEqual([]);
  });

  it("nothing is changed where variables do not go together; no value is told", async () => {
    write("production.toml", settingsWith({ ...stripe, AI_PROVIDER: "gpt" }));
    const file = write(
      "secrets.env",
      "STRIPE_SECRET_KEY=sk_live_hidden\nSTRIPE_WEBHOOK_SECRET=whsec_1\n",
    );
    const { status, said } = await run("deploy", "--yes", "--secrets-file", file);
    expect(said).toContain("payments: STRIPE_PUBLISHABLE_KEY: It is of another mode");
    expect(said).toContain("models: AI_PROVIDER");
    expect(said).not.toContain("sk_live_hidden");
    expect(status).toBe(1);
    expect(changes()).toEqual([]);
  });

  it("every database is made and migrated; none that has learners is left out", async () => {
    write("production.toml", 'databases = 2\n\n[vars]\nNEW_LEARNERS = "DB_1"\n');
    const first = await run("deploy", "--yes");
    expect(first.said).toContain("Made: the database fennec-1");
    expect(first.said).toContain("Made: the queue fennec-sweeps");
    expect(first.status, first.said).toBe(0);
    const asked = changes().filter(({ path }) => path.endsWith("/query"));
    expect(new Set(asked.map(({ path }) => path)).size).toBe(2);
    write("production.toml", "databases = 1\n");
    const before = changes().length;
    const second = await run("deploy", "--yes");
    expect(second.said).toContain("the account has fennec-1 too, whose learners would be gone");
    expect(second.status).toBe(1);
    expect(changes()).toHaveLength(before);
  });

  it("nothing is changed where new learners are to live in a database that there is not", async () => {
    write("production.toml", 'databases = 2\n\n[vars]\nNEW_LEARNERS = "DB_2"\n');
    const { status, said } = await run("deploy", "--yes");
    expect(said).toContain("databases: NEW_LEARNERS: It has to name databases");
    expect(status).toBe(1);
    expect(changes()).toEqual([]);
  });

  it("a rehearsal asks nothing of Cloudflare", async () => {
    write("production.toml", settingsWith(stripe));
    const { status, said } = await run("deploy", "--dry-run");
    expect(said).toContain("Secrets that it needs: STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET.");
    expect(said).toContain("Nothing was sent to Cloudflare.");
    expect(status).toBe(0);
    expect(account().calls).toEqual([]);
    write("production.toml", settingsWith({ ...stripe, AI_PROVIDER: "gpt" }));
    expect((await run("deploy", "--dry-run")).said).toContain("models: AI_PROVIDER");
  });

  it("nothing is made without agreement", async () => {
    write("staging.toml", 'jurisdiction = "eu"\n');
    const { status, said } = await run("deploy", "--env", "staging");
    expect(said).toContain("the database fennec-staging (eu)");
    expect(said).toContain("the queue fennec-unread-staging");
    expect(said).toContain("--yes makes what is missing");
    expect(status).toBe(1);
    expect(changes()).toEqual([]);
  });
});

describe("the settings of a deployment", () => {
  const vars = {};

  it.each([
    [{ domain: "study.example.org", vars }, 'domain is still the placeholder "study.example.org"'],
    [{ domain: "https://study.school", vars }, "domain is a host's name alone"],
    [{ vars: { STRIPE_PRICE_ID: "price_..." } }, "STRIPE_PRICE_ID is still the placeholder"],
    [{ vars: { TURNSTILE_SITE_KEY: "<your key>" } }, "TURNSTILE_SITE_KEY is still the placeholder"],
    [{ vars: { UPLOADS_PER_HOUR: 20 } }, "UPLOADS_PER_HOUR has to be a text"],
    [{ location: "europe", vars }, "location is one of weur, eeur"],
    [{ jurisdiction: "de", vars }, "jurisdiction is one of eu, us"],
    [{ smart_placement: "yes", vars }, "smart_placement is true or false"],
    [{ databases: 0, vars }, "databases is a whole number"],
    [{ databases: "2", vars }, "databases is a whole number"],
    [{ metrics: "fennec", vars }, "metrics is true or false"],
    [{ database_id: "0000", vars }, "database_id is not known"],
    [{ location: "weur", jurisdiction: "eu", vars }, "exclude each other"],
    [{ vars: { UPLOAD_PER_HOUR: "20" } }, "UPLOAD_PER_HOUR is no variable of Fennec"],
    [{ vars: { DEPLOYMENT: "local" } }, "DEPLOYMENT is no variable of Fennec"],
    [{ vars: { OPENAI_API_KEY: "sk-1" } }, "OPENAI_API_KEY is a secret"],
  ])("are refused with a sentence: %j", (settings, sentence) => {
    expect(problemsOf(settings).join("\n")).toContain(sentence);
  });

  it("may name every variable that is not a secret", () => {
    const all = [...variables, "PUBLIC_ORIGIN"].filter((name) => !secretNames.includes(name));
    expect(problemsOf({ vars: Object.fromEntries(all.map((name) => [name, "1"])) })).toEqual([]);
  });

  it("may be none at all", () => {
    expect(problemsOf({ vars })).toEqual([]);
  });

  it("need the secrets that go with them", () => {
    expect(secretsNeeded({})).toEqual([]);
    expect(secretsNeeded({ TURNSTILE_SITE_KEY: "1" })).toEqual(["TURNSTILE_SECRET_KEY"]);
    expect(secretsNeeded({ TEXT_PROVIDER: "openai-compatible" })).toEqual(["OPENAI_API_KEY"]);
    const own = { AI_PROVIDER: "openai-compatible", OPENAI_BASE_URL: "http://models.local/v1" };
    expect(secretsNeeded(own)).toEqual([]);
    expect(secretsNeeded(stripe)).toEqual(Object.keys(secrets));
  });
});

describe("an environment of its own", () => {
  const staging = { environment: "staging", file: "staging.toml", vars: stripe };
  const production = { environment: "production", file: "production.toml", vars: {} };

  it("shares nothing with production that has a name in the account", () => {
    const named = (settings: typeof staging | typeof production) =>
      workers.flatMap((worker) => namesIn(configurationOf(worker, settings)));
    const ours = named(staging);
    expect(ours.length).toBeGreaterThan(15);
    expect(ours.filter((name) => !name.endsWith("-staging"))).toEqual([]);
    expect(named(production)).toEqual(ours.map((name) => name.replace(/-staging$/, "")));
  });

  it("is reached by its domain alone, and its events by a route that spares the app", () => {
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

  it("counts in a dataset of its own where metrics are switched on", () => {
    const { analytics_engine_datasets } = configurationOf(app, { ...staging, metrics: true });
    expect(analytics_engine_datasets).toEqual([{ binding: "METRICS", dataset: "fennec-staging" }]);
    expect(configurationOf(app, staging).analytics_engine_datasets).toBeUndefined();
  });

  it("keeps what is kept within its jurisdiction", () => {
    const { vars, r2_buckets } = configurationOf(app, { ...staging, jurisdiction: "eu" });
    expect(vars.DATA_JURISDICTION).toBe("eu");
    expect(r2_buckets).toEqual([expect.objectContaining({ jurisdiction: "eu" })]);
  });

  it("gives the webhook's worker the payment's variables alone", () => {
    const vars = { ...stripe, AI_PROVIDER: "builtin" };
    expect(configurationOf(stripeWebhook, { ...staging, vars }).vars).toEqual(stripe);
  });
});

type Named = Record<string, string | undefined>;

/** Everything that has a name in the account. */
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

  it("are bound alike to the app and to the webhook's worker, without a gap", () => {
    expect(databasesOf(app)).toEqual([
      ["DB", "fennec-staging"],
      ["DB_1", "fennec-1-staging"],
      ["DB_2", "fennec-2-staging"],
    ]);
    expect(databasesOf(stripeWebhook)).toEqual(databasesOf(app));
    expect(databaseBindings(settings)).toEqual([0, 1, 2].map(shardBinding));
  });

  it("are swept each by itself, by a queue", () => {
    const { queues } = configurationOf(app, settings);
    const queue = "fennec-sweeps-staging";
    expect(queues.producers).toContainEqual({ binding: "SWEEPS", queue });
    expect(queues.consumers).toContainEqual(expect.objectContaining({ queue }));
  });

  it("are one unless told, which is bound as it is written", () => {
    const { d1_databases, queues } = configurationOf(app, { ...settings, databases: 1 });
    expect(d1_databases).toHaveLength(1);
    expect(queues.producers).toHaveLength(1);
  });
});

describe("a release", () => {
  it("has a tag that Cloudflare takes and that sorts by time", () => {
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

  it("goes back one, for each worker that runs another", () => {
    const plan = planRollback([running("app", 2, 0, 1, 2), running("ocr", 1, 0, 1)]);
    expect(plan).toEqual({ to: tags[1], changes: [{ name: "app", id: "app1" }], without: [] });
  });

  it("goes back one more from where it went back to", () => {
    const plan = planRollback([running("app", 1, 0, 1, 2), running("ocr", 1, 0, 1, 2)]);
    expect(plan).toMatchObject({ to: tags[0] });
  });

  it("takes a version that a changed secret has made for the release before it", () => {
    const app = running("app", 2, 0, 1, 2);
    app.versions.push({ id: "secret", tag: undefined as never, made: "2026-11-04T00:00:00Z" });
    expect(planRollback([{ ...app, current: "secret" }])).toMatchObject({ to: tags[1] });
  });

  it("goes to the one that is named, forward too, and leaves a worker that it did not have", () => {
    const plan = planRollback([running("app", 0, 0, 1, 2), running("new", 1, 1)], tags[2]);
    expect(plan).toEqual({
      to: tags[2],
      changes: [{ name: "app", id: "app2" }],
      without: ["new"],
    });
  });

  it.each([
    [undefined, "There is no release before the one that runs."],
    ["20200101T000000", "The release 20200101T000000 is not among the last versions of app."],
  ])("says why it goes nowhere: %s", (to, sentence) => {
    expect(planRollback([running("app", 0, 0)], to)).toBe(sentence);
  });
});
