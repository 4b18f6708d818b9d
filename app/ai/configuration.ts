import { z } from "zod";
import { blankIsUnset, type Task } from "./providers/provider";
import {
  modelProviders,
  type ProviderName,
  type ProviderSettings,
  providerNamed,
  providerSchemas,
} from "./providers/registry";

export type ModelChoice = { provider: "builtin" } | { provider: ProviderName; model: string };

export interface AiConfig {
  text: ModelChoice;
  image: ModelChoice;
  transcription: ModelChoice;
  speech: ModelChoice;
  /** Variables, secrets and bindings of the providers. */
  settings: ProviderSettings;
  /** Whether the built-in engine answers if a provider fails. */
  fallback: boolean;
  /** Calls of paid models per UTC day, by all learners together; null: no limit. */
  callsPerDay: number | null;
  /** Idle timeout of a model, in milliseconds. */
  timeoutMs: number;
}

const providers: readonly ("builtin" | ProviderName)[] = [
  ...modelProviders.map(({ name }) => name),
  "builtin",
];
const provider = blankIsUnset(
  z.enum(providers, { error: `Must be one of ${providers.join(", ")}.` }).optional(),
);
const model = blankIsUnset(z.string().trim().max(200).optional());

const asNumber = "Must be a whole number, in digits only.";

const ownSchemas = {
  AI_PROVIDER: provider,
  TEXT_PROVIDER: provider,
  IMAGE_PROVIDER: provider,
  TRANSCRIPTION_PROVIDER: provider,
  SPEECH_PROVIDER: provider,
  TEXT_MODEL: model,
  IMAGE_MODEL: model,
  TRANSCRIPTION_MODEL: model,
  SPEECH_MODEL: model,
  AI_FALLBACK: blankIsUnset(
    z.literal("builtin", { error: "Must be builtin or not set." }).optional(),
  ),
  AI_CALLS_PER_DAY: blankIsUnset(
    z.coerce.number(asNumber).int(asNumber).min(0, asNumber).optional(),
  ),
  AI_TIMEOUT_SECONDS: blankIsUnset(
    z.coerce
      .number("Must be a number from 0.1 to 110.")
      .min(0.1, "Must be a number from 0.1 to 110.")
      .max(110, "Must be a number from 0.1 to 110.")
      .default(45),
  ),
};

const variablesSchema = z.object({ ...providerSchemas, ...ownSchemas });

type Variables = z.output<typeof variablesSchema>;

/** What `wrangler.toml` or an environment may set of them. */
export type AiVariables = z.input<typeof variablesSchema>;

/** The variables that say which model does what; a bad combination is an issue at its variable. */
export const aiConfigSchema = variablesSchema.transform((variables, context): AiConfig => {
  const choose = (task: Task): ModelChoice => {
    const chosen = chooseModel(variables, task);
    if (!("problem" in chosen)) return chosen;
    const { problem: message, localHint } = chosen;
    context.addIssue({ code: "custom", path: [`${task}_MODEL`], message, params: { localHint } });
    return { provider: "builtin" };
  };
  return {
    text: choose("TEXT"),
    image: choose("IMAGE"),
    transcription: choose("TRANSCRIPTION"),
    speech: choose("SPEECH"),
    settings: variables,
    fallback: variables.AI_FALLBACK === "builtin",
    callsPerDay: variables.AI_CALLS_PER_DAY ?? null,
    timeoutMs: variables.AI_TIMEOUT_SECONDS * 1_000,
  };
});

function chooseModel(
  variables: Variables,
  task: Task,
): ModelChoice | { problem: string; localHint?: string } {
  const own = variables[`${task}_PROVIDER`];
  const bound = modelProviders.find((each) => each.isDefault(variables))?.name;
  const name = own ?? variables.AI_PROVIDER ?? bound ?? "builtin";
  if (name === "builtin") return { provider: name };
  const requested = { task, model: variables[`${task}_MODEL`], isExplicit: own !== undefined };
  const chosen = providerNamed(name).chooseModel(requested, variables);
  if (!chosen) return { provider: "builtin" };
  return "problem" in chosen ? chosen : { provider: name, model: chosen.model };
}
