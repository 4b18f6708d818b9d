import { describe, expect, it } from "vitest";
import { app, stripeWebhook, workers } from "../../workers/toolchain.mjs";
import { runDeployments, secrets, settingsWith, stripe } from "../fakes/fresh-account";

describe("a deployment to a fresh account", () => {
  const { account, run, write, changes, uploads } = runDeployments();

  it("creates, migrates and uploads everything in the order of dependence", async () => {
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
    // A secret is uploaded together with the worker that needs it.
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

  it("changes nothing if a secret is missing and cannot be asked for", async () => {
    write("production.toml", settingsWith(stripe));
    const { status, said } = await run("deploy", "--yes");
    expect(said).toContain("STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET. Nothing was changed.");
    expect(status).toBe(1);
    expect(changes()).toEqual([]);
  });

  it("changes nothing if variables contradict each other, and prints no values", async () => {
    write("production.toml", settingsWith({ ...stripe, AI_PROVIDER: "gpt" }));
    const file = write(
      "secrets.env",
      "STRIPE_SECRET_KEY=sk_live_hidden\nSTRIPE_WEBHOOK_SECRET=whsec_1\n",
    );
    const { status, said } = await run("deploy", "--yes", "--secrets-file", file);
    expect(said).toContain("payments: STRIPE_PUBLISHABLE_KEY: Both Stripe keys must be");
    expect(said).toContain("models: AI_PROVIDER");
    expect(said).not.toContain("sk_live_hidden");
    expect(status).toBe(1);
    expect(changes()).toEqual([]);
  });

  it("changes nothing if the account has no zone for the domain", async () => {
    write("production.toml", 'domain = "study.nowhere.test"\n');
    const { status, said } = await run("deploy", "--yes");
    expect(said).toContain('the account "A fresh account" has no zone that contains it.');
    expect(status).toBe(1);
    expect(changes()).toEqual([]);
  });

  it("cannot be rolled back before the first release", async () => {
    write("production.toml", "");
    const { status, said } = await run("rollback", "--yes");
    expect(said.trim()).toBe("The account has no worker fennec. Nothing was changed.");
    expect(status).toBe(1);
  });

  it("creates and migrates every database, and never leaves out one with learners", async () => {
    write("production.toml", 'databases = 2\n\n[vars]\nNEW_LEARNERS = "DB_1"\n');
    const first = await run("deploy", "--yes");
    expect(first.said).toContain("Created: the database fennec-1");
    expect(first.said).toContain("Created: the queue fennec-sweeps");
    expect(first.status, first.said).toBe(0);
    const asked = changes().filter(({ path }) => path.endsWith("/query"));
    expect(new Set(asked.map(({ path }) => path)).size).toBe(2);
    write("production.toml", "databases = 1\n");
    const before = changes().length;
    const second = await run("deploy", "--yes");
    expect(second.said).toContain("the account also has fennec-1, whose learners would be lost");
    expect(second.status).toBe(1);
    expect(changes()).toHaveLength(before);
  });

  it("changes nothing if new learners are assigned to a database that does not exist", async () => {
    write("production.toml", 'databases = 2\n\n[vars]\nNEW_LEARNERS = "DB_2"\n');
    const { status, said } = await run("deploy", "--yes");
    expect(said).toContain("databases: NEW_LEARNERS: Must name databases");
    expect(status).toBe(1);
    expect(changes()).toEqual([]);
  });

  it("sends nothing to Cloudflare in a dry run", async () => {
    write("production.toml", settingsWith(stripe));
    const { status, said } = await run("deploy", "--dry-run");
    expect(said).toContain("Required secrets: STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET.");
    expect(said).toContain("Nothing was sent to Cloudflare.");
    expect(status).toBe(0);
    expect(account().calls).toEqual([]);
    write("production.toml", settingsWith({ ...stripe, AI_PROVIDER: "gpt" }));
    expect((await run("deploy", "--dry-run")).said).toContain("models: AI_PROVIDER");
  });

  it("creates nothing without confirmation", async () => {
    write("staging.toml", 'jurisdiction = "eu"\n');
    const { status, said } = await run("deploy", "--env", "staging");
    expect(said).toContain("the database fennec-staging (eu)");
    expect(said).toContain("the queue fennec-unread-staging");
    expect(said).toContain("Pass --yes to create the missing resources");
    expect(status).toBe(1);
    expect(changes()).toEqual([]);
  });
});
