import { describe, expect, it } from "vitest";
import { workers } from "../../workers/toolchain.mjs";
import { runDeployments, secrets, settingsWith, stripe } from "../fakes/fresh-account";

describe("a second release", () => {
  const { account, run, write, changes, uploads } = runDeployments();

  it("creates nothing again, keeps secrets that are not given, and can be rolled back", async () => {
    write("production.toml", settingsWith(stripe));
    const file = write("secrets.json", JSON.stringify(secrets));
    expect((await run("deploy", "--yes", "--secrets-file", file)).status).toBe(0);
    const before = { changes: changes().length, uploads: uploads().length };
    expect((await run("deploy", "--yes")).status).toBe(0);
    const made = changes()
      .slice(before.changes)
      .filter(({ method, path }) => method === "POST" && /^\/(d1|r2|queues)\b/.test(path))
      .filter(({ path }) => !/\/(query|consumers)$/.test(path));
    expect(made).toEqual([]);
    const sent = uploads()
      .slice(before.uploads)
      .flatMap(({ metadata }) => metadata.bindings);
    expect(sent).toContainEqual({ type: "inherit", name: "STRIPE_SECRET_KEY" });
    expect(sent.filter(({ type }) => type === "secret_text")).toEqual([]);

    const rollback = await run("rollback", "--yes");
    expect(rollback.said).toContain("Every worker runs the release");
    // The app first: it can be served by the newer workers, as they were while it was deployed.
    const order = changes().slice(-workers.length);
    expect(order.map(({ path }) => path.split("/")[3])).toEqual(workers.map(({ name }) => name));
    for (const { name } of workers) {
      const { versions, deployments } = account().account.workers.get(name);
      expect(deployments.at(-1).versions).toEqual([
        { version_id: versions[0].id, percentage: 100 },
      ]);
    }
  });
});
