import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Refusal } from "../server/refusal.mjs";
import { app, bundleWorkers, workers } from "../toolchain.mjs";
import { chooseAccount } from "./account.mjs";
import { checkDomain } from "./check-domain.mjs";
import { checkVariables } from "./check-variables.mjs";
import {
  belongsTo,
  configurationOf,
  databaseBindings,
  nameIn,
  writeConfigurations,
} from "./configuration.mjs";
import { newRelease } from "./release.mjs";
import { createMissing } from "./resources.mjs";
import { runCommand } from "./run-command.mjs";
import {
  askForMissing,
  listSecrets,
  readSecretsFile,
  secretsNeeded,
  withSecretsFile,
} from "./secrets.mjs";
import { readSettings } from "./settings.mjs";
import { runWrangler } from "./wrangler.mjs";

const help = `npm run deploy -- [--env NAME] [--secrets-file FILE] [--dry-run] [--yes]
  --env NAME            deploys deployments/NAME.toml; production without it
  --secrets-file FILE   stores these secrets, as JSON or as lines NAME=value
  --dry-run             checks the settings and builds; needs no account and changes nothing there
  --yes                 creates missing resources and migrates without asking`;

await runCommand(
  help,
  {
    env: { type: "string", default: "production" },
    "secrets-file": { type: "string" },
    "dry-run": { type: "boolean", default: false },
    yes: { type: "boolean", default: false },
  },
  (values) => {
    const settings = readSettings(values.env);
    const given = values["secrets-file"] ? readSecretsFile(values["secrets-file"]) : {};
    return values["dry-run"] ? dryRun(settings, given) : deploy(settings, given, values.yes);
  },
);

/**
 * Checks what needs no account, and builds. Missing secrets count as stored.
 * @param {import("./settings.mjs").Settings} settings
 * @param {Record<string, string>} given secrets
 * @throws Refusal
 */
async function dryRun(settings, given) {
  const { vars } = configurationOf(app, settings);
  const needed = secretsNeeded(vars);
  await checkVariables(settings, vars, { stored: needed, given });
  bundleWorkers();
  const names = workers.map(({ name }) => nameIn(name, settings.environment));
  console.log(`${settings.file} is valid, and ${names.join(", ")} are built.`);
  const missing = needed.filter((name) => !given[name]);
  if (missing.length > 0) console.log(`Required secrets: ${missing.join(", ")}.`);
  console.log("Nothing was sent to Cloudflare.");
}

/**
 * Deploys all workers. Changes nothing before all checks have passed.
 * @param {import("./settings.mjs").Settings} settings
 * @param {Record<string, string>} given secrets that are to be stored
 * @param {boolean} agreed whether to make and migrate without asking
 * @throws Refusal
 */
async function deploy(settings, given, agreed) {
  const account = await chooseAccount();
  await checkDomain(settings, account);
  const configuration = configurationOf(app, settings);
  const needed = secretsNeeded(configuration.vars);
  const stored = await listSecrets(settings.environment);
  const values = await askForMissing({ needed, stored, given });
  await checkVariables(settings, configuration.vars, {
    stored: stored.get(app.name) ?? [],
    given: values,
  });
  bundleWorkers();
  await createMissing(configuration, settings, { account: account.name, agreed });
  const files = writeConfigurations(settings, (worker) =>
    needed.filter((name) => belongsTo(worker, name)),
  );
  for (const binding of databaseBindings(settings)) {
    await runWrangler(
      ["d1", "migrations", "apply", binding, "--remote", "-c", files.get(app.name) ?? ""],
      agreed ? { CI: "1" } : {},
    );
  }
  await reportResult(await upload(files, values), settings);
}

/**
 * Uploads all workers with one tag. The app is bound to the others, so it comes last.
 * @param {Map<string, string>} files each worker's configuration
 * @param {Record<string, string>} secrets
 * @returns {Promise<string[]>} where the app is reached
 */
async function upload(files, secrets) {
  const { tag, message } = newRelease();
  const folder = mkdtempSync(join(tmpdir(), "fennec-"));
  const told = join(folder, "deployed.ndjson");
  const left = workers.toReversed();
  try {
    for (let worker = left[0]; worker; worker = left[0]) {
      console.log(
        `\n${worker.name}, ${workers.length - left.length + 1} of ${workers.length} workers`,
      );
      const args = ["deploy", "-c", files.get(worker.name) ?? "", "--tag", tag];
      await withSecretsFile(worker, secrets, (secretsArgs) =>
        runWrangler([...args, "--message", message, ...secretsArgs], {
          WRANGLER_OUTPUT_FILE_PATH: told,
        }),
      );
      left.shift();
    }
    console.log(`\nThe release ${tag} is deployed.`);
    return targetsIn(readFileSync(told, "utf8"));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(`${error.message}\n${describePart(tag, left)}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Which workers run the release if the upload of the first of `left` has failed. */
function describePart(tag, [failed, ...later]) {
  const before = workers.length - later.length - 1;
  return [
    `${before} of ${workers.length} workers run the release ${tag}.`,
    `${failed.name} runs it too if it was uploaded and a later step failed.`,
    ...(later.length > 0
      ? [`${later.map(({ name }) => name).join(", ")} still run the previous one.`]
      : []),
    "That is safe. Fix the cause and run the command again, or run npm run rollback.",
  ].join(" ");
}

/** The addresses of the worker that was deployed last. */
function targetsIn(lines) {
  const deployed = lines
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .findLast(({ type }) => type === "deploy");
  return deployed?.targets ?? [];
}

async function reportResult(targets, { domain }) {
  const [target] = domain ? [domain] : targets;
  if (!target) return;
  const address = `https://${new URL(/^https?:/.test(target) ? target : `https://${target}`).host}`;
  try {
    const response = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(20_000) });
    const { status, version, engine, misconfigured = [] } = await response.json();
    console.log(`Fennec ${version} is at ${address}: ${status}, answered by ${engine}.`);
    for (const part of misconfigured) {
      console.log(
        `Disabled: ${part}, because a variable is wrong. \`npx wrangler tail\` shows which.`,
      );
    }
  } catch {
    console.log(
      `Fennec is at ${address}. It does not answer yet: a new domain takes a few minutes. Check ${address}/healthz then.`,
    );
  }
}
