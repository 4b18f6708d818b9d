import { type Allowances, parseAllowances } from "~/billing/allowances";
import { type Config, readEnvironment, readPart } from "~/platform/environment.server";

export interface Settings {
  config: Config;
  allowances: Allowances;
}

/** Reads variables and secrets. `config.misconfigured` lists what is wrong with them. */
export function readSettings(variables: object): Settings {
  const config = readEnvironment(variables);
  const allowances = readPart(
    "limits",
    () => parseAllowances(variables),
    parseAllowances({}),
    config.misconfigured,
  );
  return { config, allowances };
}

/**
 * Prevents the start if a variable is wrong and ON_WRONG_CONFIGURATION is `stop`, as self-hosting sets it: whoever
 * starts the server reads why. On Cloudflare the rest keeps working, because keys are changed one after the other.
 * @throws Error with one line that names each variable that is missing or wrong
 */
export function requireSettings(variables: object): void {
  const { ON_WRONG_CONFIGURATION } = variables as { ON_WRONG_CONFIGURATION?: string };
  const problems = readSettings(variables).config.misconfigured.map(({ problem }) => problem);
  if (ON_WRONG_CONFIGURATION !== "stop" || problems.length === 0) return;
  throw new Error(`Wrong configuration: ${problems.join("; ")}`);
}
