// The descriptions of the model providers, app/ai/providers/*/provider.json, for commands that run
// without a build.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../toolchain.mjs";

/**
 * @typedef {object} LocalServer a model server that may run on this machine
 * @property {string} name
 * @property {string} url
 * @property {string} download the command that downloads the model named behind it
 * @property {string} [hint]
 */

/**
 * @typedef {object} ModelProvider
 * @property {string} name its value of AI_PROVIDER
 * @property {string[]} variables secrets included
 * @property {string[]} secrets
 * @property {{ name: string, unless?: string }[]} requiredSecrets needed, unless that variable is set
 * @property {Record<string, string>} defaultModels by task
 * @property {{ model: string, input: number, output: number }[]} pricesPerMillionTokens in US dollars
 * @property {(LocalServer & { variable: string })[]} localServers `variable` takes their address
 */

const folder = join("app", "ai", "providers");

export const descriptionFiles = readdirSync(join(root, folder))
  .map((name) => join(folder, name, "provider.json"))
  .filter((file) => existsSync(join(root, file)))
  .sort();

/** @type {ModelProvider[]} */
export const modelProviders = descriptionFiles.map((file) =>
  JSON.parse(readFileSync(join(root, file), "utf8")),
);
