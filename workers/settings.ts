import { type Allowances, parseAllowances } from "~/billing/allowances";
import { type Config, readEnvironment, readPart } from "~/platform/environment.server";

export interface Settings {
  config: Config;
  allowances: Allowances;
}

/** What the variables say; what is wrong with them is told by `config.misconfigured`. */
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
 * On a server of one's own, which sets ON_WRONG_CONFIGURATION to `stop`, whoever starts it reads what is
 * wrong. On Cloudflare one key can be changed before the other, and what else there is has to go on.
 * @throws Error with one line that names each variable that is missing or wrong
 */
export function requireSettings(variables: object): void {
  const { ON_WRONG_CONFIGURATION } = variables as { ON_WRONG_CONFIGURATION?: string };
  const problems = readSettings(variables).config.misconfigured.map(({ problem }) => problem);
  if (ON_WRONG_CONFIGURATION !== "stop" || problems.length === 0) return;
  throw new Error(`Wrong configuration: ${problems.join("; ")}`);
}
