// Validates variables with the workers' own code before uploading.
import { build } from "esbuild";
import { Refusal } from "../server/refusal.mjs";
import { root } from "../toolchain.mjs";
import { databaseBindings } from "./configuration.mjs";

/**
 * @param {import("./settings.mjs").Settings} settings
 * @param {Record<string, string>} vars those of wrangler.toml and of the deployment
 * @param {{ stored: string[], given: Record<string, string> }} secrets
 * @throws Refusal naming each variable that is missing or wrong
 */
export async function checkVariables(settings, vars, { stored, given }) {
  const { readSettings } = await import(await bundledReader());
  const { config } = readSettings({
    AI: {},
    ...Object.fromEntries(databaseBindings(settings).map((binding) => [binding, {}])),
    ...vars,
    ...Object.fromEntries(stored.map((name) => [name, placeholderFor(name, vars)])),
    ...given,
  });
  if (config.misconfigured.length === 0) return;
  const problems = config.misconfigured.map(({ part, problem }) => `  ${part}: ${problem}`);
  throw new Refusal(
    [`Variables in ${settings.file} are wrong or missing. Nothing was changed.`, ...problems].join(
      "\n",
    ),
  );
}

/** Stored secrets cannot be read, so they count as valid and of the publishable key's mode. */
function placeholderFor(name, { STRIPE_PUBLISHABLE_KEY: key = "" }) {
  if (name === "STRIPE_SECRET_KEY") return `sk_${key.split("_")[1]}_stored`;
  return name.startsWith("STRIPE_WEBHOOK_SECRET") ? "whsec_stored" : "stored";
}

async function bundledReader() {
  const { outputFiles } = await build({
    entryPoints: ["workers/settings.ts"],
    absWorkingDir: root,
    bundle: true,
    format: "esm",
    platform: "node",
    write: false,
    logLevel: "error",
  });
  return `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`;
}
