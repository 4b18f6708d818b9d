// Model servers that run on this machine, for `npm start`.
import { modelProviders } from "./server/model-providers.mjs";
import { toolEnvironment } from "./toolchain.mjs";

/** @typedef {import("./server/model-providers.mjs").LocalServer} LocalServer */

/**
 * @typedef {LocalServer & { provider: string, variable: string }} ProvidersServer a server, the provider
 *   that reaches it and the provider's variable for its address
 */

/** @type {ProvidersServer[]} */
export const localServers = modelProviders.flatMap(({ name, localServers }) =>
  localServers.map((server) => ({ ...server, provider: name })),
);

/** Models that cannot chat. */
const otherModels = /embed|bge-|minilm|rerank|whisper|-tts\b/i;

/** Uses the model that `--model` names. Exits with a message if no server on this machine has it. */
export async function applyLocalModel(args = process.argv.slice(2), servers = localServers) {
  const name = modelArgument(args);
  if (name === null) return;
  const { variables, problem, hint } = await chooseLocalModel(name, process.env, servers);
  if (problem) {
    console.error(problem);
    process.exit(1);
  }
  // Processes started from here on inherit it.
  Object.assign(toolEnvironment, variables);
  if (hint) console.log(hint);
}

/**
 * If no model is configured, prints the models on this machine and the command that uses one.
 * @param {Record<string, string | undefined>} environment
 */
export async function nameLocalModels(environment = process.env, servers = localServers) {
  const { AI_PROVIDER, TEXT_PROVIDER } = environment;
  if ((TEXT_PROVIDER || AI_PROVIDER || "builtin") !== "builtin") return;
  for (const { name, models } of await findLocalModels(servers, 300)) {
    const [first] = models;
    if (!first) continue;
    console.log(`${name} is running. To use it: npm start -- --model ${first}`);
    if (models.length > 1) console.log(`It also has ${models.slice(1, 8).join(", ")}.`);
  }
}

/** @returns {string | null} the value of `--model`, empty if it has none; null without `--model` */
export function modelArgument(args) {
  const at = args.findIndex((arg) => arg === "--model" || arg.startsWith("--model="));
  if (at < 0) return null;
  const [, value] = args[at].split(/=(.*)/s);
  const next = args[at + 1] ?? "";
  return value ?? (next.startsWith("--") ? "" : next);
}

/**
 * @param {string} name
 * @param {Record<string, string | undefined>} environment
 * @returns {Promise<{ variables?: Record<string, string>, hint?: string, problem?: string }>}
 */
export async function chooseLocalModel(name, environment, servers = localServers) {
  if (name === "") return { problem: "--model requires a model name." };
  for (const variable of new Set(servers.map((server) => server.variable))) {
    const address = environment[variable];
    if (!address || servers.some(({ url }) => url === address.replace(/\/+$/, ""))) continue;
    return {
      problem: `--model can't be combined with ${variable}. Unset it, or set TEXT_MODEL instead of --model.`,
    };
  }
  const running = await findLocalModels(servers, 2_000);
  for (const { url, hint, provider, variable, models } of running) {
    const model = models.find((own) => isNamed(own, name));
    if (!model) continue;
    return {
      variables: { TEXT_PROVIDER: provider, TEXT_MODEL: model, [variable]: url },
      hint,
    };
  }
  if (running.length === 0) {
    const known = servers.map((server) => `${server.name} (${server.url})`).join(" nor ");
    return { problem: `No model server is running on this machine: neither ${known} answers.` };
  }
  const others = running.map((server) => {
    const has = server.models.length > 0 ? server.models.slice(0, 8).join(", ") : "none yet";
    return `${server.name} has ${has}. Get it with: ${server.download} ${name}`;
  });
  return { problem: `No server on this machine has the model ${name}. ${others.join(" ")}` };
}

/** Ollama calls a model without a tag `:latest`. */
function isNamed(own, name) {
  const wanted = name.toLowerCase();
  return [wanted, `${wanted}:latest`].includes(own.toLowerCase());
}

/**
 * @param {ProvidersServer[]} servers
 * @param {number} timeout in milliseconds
 */
async function findLocalModels(servers, timeout) {
  const found = await Promise.all(
    servers.map(async (server) => {
      try {
        const signal = AbortSignal.timeout(timeout);
        const response = await fetch(`${server.url}/models`, { signal });
        const { data } = await response.json();
        const names = data.map(({ id }) => id).filter((id) => typeof id === "string");
        return [{ ...server, models: names.filter((id) => !otherModels.test(id)) }];
      } catch {
        // Nothing runs at that address, or something else does.
        return [];
      }
    }),
  );
  return found.flat();
}
