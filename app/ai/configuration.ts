import { z } from "zod";
import { isOpenai } from "./language-model/model-families";

/** Who can do what a model does. */
const providers = ["workers-ai", "openai-compatible", "builtin"] as const;
export type Provider = (typeof providers)[number];

/** What a model is asked for; each may have a provider of its own. */
const tasks = ["TEXT", "IMAGE", "TRANSCRIPTION", "SPEECH"] as const;
type Task = (typeof tasks)[number];

export type ModelChoice =
  | { provider: "builtin" }
  | { provider: Exclude<Provider, "builtin">; model: string };

export interface AiConfig {
  text: ModelChoice;
  image: ModelChoice;
  transcription: ModelChoice;
  speech: ModelChoice;
  openaiBaseUrl: string;
  /** The AI Gateway that requests to Workers AI go through; null: none. */
  gateway: string | null;
  /** May the built-in engine step in where a provider fails? */
  fallback: boolean;
  /** How often paid models may be called in a UTC day, by everybody together; null: without a bound. */
  callsPerDay: number | null;
  /** How long a model may be silent, in milliseconds. */
  timeoutMs: number;
}

const openaiItself = "https://api.openai.com/v1";

const workersAiModels: Record<Task, string> = {
  TEXT: "@cf/google/gemma-4-26b-a4b-it",
  IMAGE: "@cf/google/gemma-4-26b-a4b-it",
  TRANSCRIPTION: "@cf/openai/whisper-large-v3-turbo",
  SPEECH: "@cf/deepgram/aura-2-en",
};

/** Null: OpenAI has ended, or announced the end of, all of its models for the task. */
const openaiModels: Record<Task, string | null> = {
  TEXT: "gpt-6-luna",
  IMAGE: "gpt-6-luna",
  TRANSCRIPTION: "gpt-transcribe",
  SPEECH: null,
};

const provider = blankIsNone(
  z.enum(providers, { error: `is one of ${providers.join(", ")}` }).optional(),
);
const model = blankIsNone(z.string().trim().max(200).optional());

const asNumber = "is a whole number, with digits alone";

const variablesSchema = z.object({
  AI: z.custom<object>((value) => value === undefined || typeof value === "object").optional(),
  AI_PROVIDER: provider,
  TEXT_PROVIDER: provider,
  IMAGE_PROVIDER: provider,
  TRANSCRIPTION_PROVIDER: provider,
  SPEECH_PROVIDER: provider,
  TEXT_MODEL: model,
  IMAGE_MODEL: model,
  TRANSCRIPTION_MODEL: model,
  SPEECH_MODEL: model,
  OPENAI_BASE_URL: blankIsNone(
    z
      .url({ protocol: /^https?$/, error: "is an http or https address" })
      .refine(
        (address) => !URL.canParse(address) || isPlain(new URL(address)),
        "has no user, query or fragment",
      )
      .transform((address) => address.replace(/\/+$/, ""))
      .optional(),
  ),
  AI_GATEWAY: blankIsNone(
    z
      .string()
      .regex(/^[a-z0-9-]{1,64}$/, "is a gateway's name: small letters, digits and hyphens")
      .optional(),
  ),
  AI_FALLBACK: blankIsNone(z.literal("builtin", { error: "is builtin or not set" }).optional()),
  AI_CALLS_PER_DAY: blankIsNone(
    z.coerce.number(asNumber).int(asNumber).min(0, asNumber).optional(),
  ),
  AI_TIMEOUT_SECONDS: blankIsNone(
    z.coerce
      .number("is a number from 0.1 to 110")
      .min(0.1, "is a number from 0.1 to 110")
      .max(110, "is a number from 0.1 to 110")
      .default(45),
  ),
});

type Variables = z.infer<typeof variablesSchema>;

/** The variables that say which model does what; a bad combination is an issue at its variable. */
export const aiConfigSchema = variablesSchema.transform((variables, context): AiConfig => {
  const choose = (task: Task): ModelChoice => {
    const chosen = chooseModel(variables, task);
    if (typeof chosen !== "string") return chosen;
    context.addIssue({ code: "custom", path: [`${task}_MODEL`], message: chosen });
    return { provider: "builtin" };
  };
  return {
    text: choose("TEXT"),
    image: choose("IMAGE"),
    transcription: choose("TRANSCRIPTION"),
    speech: choose("SPEECH"),
    openaiBaseUrl: variables.OPENAI_BASE_URL ?? openaiItself,
    gateway: variables.AI_GATEWAY ?? null,
    fallback: variables.AI_FALLBACK === "builtin",
    callsPerDay: variables.AI_CALLS_PER_DAY ?? null,
    timeoutMs: variables.AI_TIMEOUT_SECONDS * 1_000,
  };
});

/** @returns a sentence where the variables contradict each other */
function chooseModel(variables: Variables, task: Task): ModelChoice | string {
  const own = variables[`${task}_PROVIDER`];
  const chosen = own ?? variables.AI_PROVIDER ?? (variables.AI ? "workers-ai" : "builtin");
  if (chosen === "builtin") return { provider: "builtin" };
  const named = variables[`${task}_MODEL`];
  if (chosen === "workers-ai") {
    if (!variables.AI) return "workers-ai needs the AI binding, and there is none";
    const model = named ?? workersAiModels[task];
    if (!/^@[a-z]+\//.test(model)) return "names no model of Workers AI: those begin with @cf/";
    return { provider: "workers-ai", model };
  }
  if (named) return { provider: "openai-compatible", model: named };
  const model = isOpenai(variables.OPENAI_BASE_URL ?? openaiItself) ? openaiModels[task] : null;
  if (model) return { provider: "openai-compatible", model };
  // Other servers often have text models only: what is not asked for is done as without them.
  if (task !== "TEXT" && !own) return { provider: "builtin" };
  return "names a model: for this task there is no default at this address";
}

/** A variable that is set to nothing is not set. */
function blankIsNone<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === "" ? undefined : value), schema);
}

function isPlain({ username, password, search, hash }: URL): boolean {
  return `${username}${password}${search}${hash}` === "";
}
