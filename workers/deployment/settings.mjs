// Reads deployments/<environment>.toml, the settings of one deployment.
//   DEPLOYMENTS_DIR  another folder for these files
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { experimental_readRawConfig } from "wrangler";
import { Refusal } from "../server/refusal.mjs";
import { settings as variables } from "../server/settings.mjs";
import { root } from "../toolchain.mjs";
import { secretNames } from "./secrets.mjs";

const locations = ["weur", "eeur", "apac", "oc", "wnam", "enam"];
const jurisdictions = ["eu", "us"];
const known = [
  ...["domain", "location", "jurisdiction", "smart_placement", "databases", "metrics", "vars"],
];
/** About a fifth of the databases that one worker can bind. */
const mostDatabases = 1_000;
/** Including those that a self-hosted server does not have. */
const knownVariables = [...variables, "PUBLIC_ORIGIN", "APP_VERSION", "NEW_LEARNERS"];

/**
 * @typedef {object} Settings
 * @property {string} environment
 * @property {string} file
 * @property {string} [domain] where learners reach it; without one, at workers.dev
 * @property {string} [location] near which database and files are made
 * @property {string} [jurisdiction] which database, files and counters never leave
 * @property {boolean} [smart_placement] whether the app runs near its database
 * @property {number} [databases] over how many learners are spread
 * @property {boolean} [metrics] whether what happens is counted in a dataset of Analytics Engine
 * @property {Record<string, string>} vars
 */

/**
 * @param {string} environment
 * @returns {Settings}
 * @throws Refusal with a sentence for each thing that is wrong
 */
export function readSettings(environment) {
  if (!/^[a-z][a-z0-9-]{0,20}$/.test(environment)) {
    throw new Refusal("An environment's name may contain lowercase letters, digits and hyphens.");
  }
  const file = join(process.env.DEPLOYMENTS_DIR ?? "deployments", `${environment}.toml`);
  const config = resolve(root, file);
  if (!existsSync(config)) {
    throw new Refusal(`There is no ${file}. Copy deployments/staging.toml and adapt it.`);
  }
  const {
    vars = {},
    databases = 1,
    ...settings
  } = experimental_readRawConfig({ config }).rawConfig;
  const wrong = problemsOf({ ...settings, databases, vars });
  if (wrong.length > 0) throw new Refusal(wrong.map((problem) => `${file}: ${problem}`).join("\n"));
  return { environment, file, vars, databases, ...settings };
}

/**
 * @param {Record<string, any>} settings
 * @returns {string[]} a sentence for each thing that is wrong
 */
export function problemsOf(settings) {
  const {
    domain,
    location,
    jurisdiction,
    smart_placement = false,
    databases = 1,
    metrics = false,
    vars,
  } = settings;
  const problems = Object.keys(settings)
    .filter((name) => !known.includes(name))
    .map((name) => `${name} is not a known setting. Known are ${known.join(", ")}.`);
  for (const name of Object.keys(vars)) {
    if (secretNames.includes(name)) {
      problems.push(
        `${name} is a secret. Remove it from this file and pass it with --secrets-file.`,
      );
    } else if (!knownVariables.includes(name)) {
      problems.push(`${name} is not a variable of Fennec. docs/deploying.md lists them.`);
    }
  }
  for (const [name, value] of [["domain", domain], ...Object.entries(vars)]) {
    if (value !== undefined && typeof value !== "string") {
      problems.push(`${name} must be a string, in quotation marks.`);
    } else if (isPlaceholder(value)) {
      problems.push(`${name} is still the placeholder "${value}". Replace it with your own value.`);
    }
  }
  if (typeof domain === "string" && !/^([a-z0-9-]+\.)+[a-z]{2,}$/.test(domain)) {
    problems.push("domain must be a host name only, such as study.example.org.");
  }
  if (location !== undefined && !locations.includes(location)) {
    problems.push(`location must be one of ${locations.join(", ")}.`);
  }
  if (jurisdiction !== undefined && !jurisdictions.includes(jurisdiction)) {
    problems.push(`jurisdiction must be one of ${jurisdictions.join(", ")}.`);
  }
  if (location !== undefined && jurisdiction !== undefined) {
    problems.push("location and jurisdiction exclude each other. Remove one of them.");
  }
  if (typeof smart_placement !== "boolean") problems.push("smart_placement must be true or false.");
  if (!Number.isInteger(databases) || databases < 1 || databases > mostDatabases) {
    problems.push(`databases must be a whole number from 1 to ${mostDatabases}.`);
  }
  if (typeof metrics !== "boolean") problems.push("metrics must be true or false.");
  return problems;
}

/** Whether a value is copied from the documentation, where it stands for the operator's own. */
function isPlaceholder(value) {
  return /\.\.\.$|…|^<.*>$|(^|\.)example\.(com|org|net)$/.test(value ?? "");
}
