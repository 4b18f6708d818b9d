import { z } from "zod";
import { type AiConfig, aiConfigSchema } from "~/ai/configuration";

const wholeNumber = z.coerce.number().int().min(1);

const environmentSchema = z.object({
  APP_VERSION: z.string().min(1),
  /** Registrations from one address in an hour. */
  REGISTRATIONS_PER_HOUR: wholeNumber,
  /** Upload requests from one address in an hour. */
  UPLOADS_PER_HOUR: wholeNumber,
});

export interface Config {
  version: string;
  /** Events allowed per address and hour, by name. */
  hourlyRates: { registration: number; upload: number };
  ai: AiConfig;
}

/**
 * Parses the variables of `wrangler.toml`. Secrets are not among them: whoever needs one is given it.
 * @throws ZodError naming each variable that is missing or wrong, so that a bad deployment fails
 * at its first request and not at its first use.
 */
export function parseEnvironment(variables: unknown): Config {
  const environment = environmentSchema.parse(variables);
  return {
    version: environment.APP_VERSION,
    hourlyRates: {
      registration: environment.REGISTRATIONS_PER_HOUR,
      upload: environment.UPLOADS_PER_HOUR,
    },
    ai: aiConfigSchema.parse(variables),
  };
}
