import { Refusal } from "../server/refusal.mjs";
import { workers } from "../toolchain.mjs";
import { chooseAccount } from "./account.mjs";
import { nameIn } from "./configuration.mjs";
import { planRollback } from "./release.mjs";
import { runCommand } from "./run-command.mjs";
import { readSettings } from "./settings.mjs";
import { confirms, isInteractive } from "./terminal.mjs";
import { readUnlessAbsent, runWrangler } from "./wrangler.mjs";

const help = `npm run rollback -- [--env NAME] [--to TAG] [--yes]
  --env NAME   production without it
  --to TAG     one of the last ten releases, by the tag that npm run deploy printed
  --yes        without asking`;

await runCommand(
  help,
  {
    env: { type: "string", default: "production" },
    to: { type: "string" },
    yes: { type: "boolean", default: false },
  },
  (values) => rollBack({ environment: values.env, to: values.to, agreed: values.yes }),
);

/**
 * Rolls all workers back to an earlier release. Data stays as it is. The app goes first: an app works with
 * the workers of the next release, as during a deployment.
 * @param {{ environment: string, to?: string, agreed: boolean }} options
 * @throws Refusal
 */
async function rollBack({ environment, to, agreed }) {
  readSettings(environment);
  await chooseAccount();
  const seen = [];
  for (const worker of workers) seen.push(await readVersions(worker, environment));
  const plan = planRollback(seen, to);
  if (typeof plan === "string") throw new Refusal(plan);
  if (plan.changes.length === 0)
    throw new Refusal(`Every worker already runs the release ${plan.to}.`);
  console.log(`Rolling back to ${plan.to}, with the variables and secrets of that release:`);
  for (const { name } of plan.changes) console.log(`  ${name}`);
  for (const name of plan.without)
    console.log(`  ${name} was not part of that release and is left unchanged`);
  if (!agreed && !isInteractive)
    throw new Refusal("No interactive terminal. Pass --yes to roll back.");
  if (!agreed && !(await confirms("Roll back?"))) throw new Refusal("Nothing was changed.");
  for (const { name, id } of plan.changes) {
    const args = ["rollback", id, "--name", name, "--message", `Back to ${plan.to}`, "--yes"];
    await runWrangler(args, { CI: "1" });
  }
  console.log(`Every worker runs the release ${plan.to}.`);
}

/** A worker's current version and its earlier ones. */
async function readVersions(worker, environment) {
  const name = nameIn(worker.name, environment);
  const [deployment, versions] = await Promise.all([
    readJson(name, ["deployments", "status", "--name", name, "--json"]),
    readJson(name, ["versions", "list", "--name", name, "--json"]),
  ]);
  return {
    name,
    current: deployment.versions.toSorted((one, other) => other.percentage - one.percentage)[0]
      .version_id,
    versions: versions.map(({ id, metadata, annotations }) => ({
      id,
      tag: annotations?.["workers/tag"],
      made: metadata.created_on,
    })),
  };
}

async function readJson(name, args) {
  const output = await readUnlessAbsent(args, /10007|does not exist/);
  if (output === null) throw new Refusal(`The account has no worker ${name}. Nothing was changed.`);
  return JSON.parse(output);
}
