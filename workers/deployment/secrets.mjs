// Secrets are uploaded together with code and variables as one version, so that no version runs without them.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { modelProviders } from "../server/model-providers.mjs";
import { Refusal } from "../server/refusal.mjs";
import { app, stripeWebhook } from "../toolchain.mjs";
import { belongsTo, nameIn } from "./configuration.mjs";
import { askHidden, isInteractive } from "./terminal.mjs";
import { readUnlessAbsent } from "./wrangler.mjs";

/** @typedef {Record<string, string>} Values by name */

/** Variables that are secrets. */
export const secretNames = [
  "ADMIN_TOKEN",
  "MAIL_API_KEY",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_WEBHOOK_SECRET_PREVIOUS",
  "TURNSTILE_SECRET_KEY",
  "VAPID_PRIVATE_KEY",
  ...modelProviders.flatMap(({ secrets }) => secrets),
];

/** Names of the secrets that these variables require. @param {Values} vars */
export function secretsNeeded(vars) {
  const needed = [];
  if (vars.PAYMENT_PROVIDER === "stripe") {
    needed.push("STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET");
  }
  if (vars.TURNSTILE_SITE_KEY) needed.push("TURNSTILE_SECRET_KEY");
  if (vars.VAPID_PUBLIC_KEY) needed.push("VAPID_PRIVATE_KEY");
  if (["resend", "postmark"].includes(vars.MAIL_PROVIDER)) needed.push("MAIL_API_KEY");
  const providers = Object.entries(vars).filter(([name]) => name.endsWith("_PROVIDER"));
  for (const { name, requiredSecrets } of modelProviders) {
    if (!providers.some(([, value]) => value === name)) continue;
    const missing = requiredSecrets.filter(({ unless }) => !vars[unless]);
    needed.push(...missing.map((secret) => secret.name));
  }
  return needed;
}

/**
 * Reads a file of secrets, as JSON or as lines NAME=value.
 * @param {string} file
 * @returns {Values}
 * @throws Refusal where it cannot be read
 */
export function readSecretsFile(file) {
  try {
    const text = readFileSync(file, "utf8");
    return text.trimStart().startsWith("{") ? JSON.parse(text) : parseEnv(text);
  } catch (error) {
    throw new Refusal(
      `${file} cannot be read as JSON or as lines NAME=value: ${error.code ?? "its syntax is wrong"}.`,
    );
  }
}

/**
 * Stored secrets by worker.
 * @param {string} environment
 * @returns {Promise<Map<string, string[]>>} names, by the worker's
 */
export async function listSecrets(environment) {
  const lists = [app, stripeWebhook].map(async ({ name }) => {
    const args = ["secret", "list", "--name", nameIn(name, environment), "--format", "json"];
    const output = await readUnlessAbsent(args, /10007|10090|does not exist|not found/i);
    return [name, output === null ? [] : JSON.parse(output).map((secret) => secret.name)];
  });
  return new Map(await Promise.all(lists));
}

/**
 * Asks for secrets that are neither stored nor given.
 * @param {{ needed: string[], stored: Map<string, string[]>, given: Values }} secrets
 * @returns {Promise<Values>} the secrets to upload
 * @throws Refusal if the terminal is not interactive
 */
export async function askForMissing({ needed, stored, given }) {
  const missing = needed.filter((name) =>
    [app, stripeWebhook].some(
      (worker) =>
        belongsTo(worker, name) && !given[name] && !stored.get(worker.name)?.includes(name),
    ),
  );
  if (missing.length > 0 && !isInteractive) {
    throw new Refusal(
      `The variables need secrets that are not set: ${missing.join(", ")}. Nothing was changed. Pass a file that has them with --secrets-file <file>, as JSON or as lines NAME=value.`,
    );
  }
  const values = { ...given };
  for (const name of missing) {
    values[name] = await askHidden(
      `${name} (required by the variables; your input is not shown): `,
    );
    if (!values[name]) throw new Refusal(`${name} is required. Nothing was changed.`);
  }
  return values;
}

/**
 * Runs `work` with a temporary file of a worker's secrets that only this user can read.
 * @template T
 * @param {{ name: string }} worker
 * @param {Values} values
 * @param {(args: string[]) => Promise<T>} work called with arguments for wrangler
 */
export async function withSecretsFile(worker, values, work) {
  const own = Object.entries(values).filter(([name]) => belongsTo(worker, name));
  if (own.length === 0) return work([]);
  const folder = mkdtempSync(join(tmpdir(), "fennec-"));
  // Ctrl+C ends wrangler only, so that the file is removed.
  const ignore = () => {};
  process.on("SIGINT", ignore);
  try {
    const file = join(folder, "secrets.json");
    writeFileSync(file, JSON.stringify(Object.fromEntries(own)), { mode: 0o600 });
    return await work(["--secrets-file", file]);
  } finally {
    rmSync(folder, { recursive: true });
    process.off("SIGINT", ignore);
  }
}
