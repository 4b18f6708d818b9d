import { z } from "zod";
import type { SpeechSynthesizer, Transcriber } from "../ports";
import type { ModelConnection } from "./model-connection";

/** The tasks of models; each may have another provider. */
export const tasks = ["TEXT", "IMAGE", "TRANSCRIPTION", "SPEECH"] as const;
export type Task = (typeof tasks)[number];

/** The part of a provider's description that commands read without a build; see provider.json. */
interface ProviderDescription {
  /** Its value of `AI_PROVIDER`. */
  readonly name: string;
  /** Its variables, those that are secrets included. */
  readonly variables: readonly string[];
  readonly defaultModels: Readonly<Partial<Record<Task, string>>>;
}

export type VariableSchemas = Record<string, z.ZodType>;

/** A provider's variables and bindings, parsed. */
export type SettingsOf<Schemas extends VariableSchemas> = z.output<z.ZodObject<Schemas>>;

export interface ModelProvider<Name extends string, Schemas extends VariableSchemas> {
  readonly name: Name;
  readonly description: ProviderDescription;
  /** Schemas of its variables, secrets and bindings. Names are unique across providers. */
  readonly schemas: Schemas;
  /** Whether it is the default of `AI_PROVIDER`, because what it needs is bound. */
  isDefault(settings: SettingsOf<Schemas>): boolean;
  chooseModel(choice: RequestedModel, settings: SettingsOf<Schemas>): ChosenModel;
  connect(settings: SettingsOf<Schemas>, model: ModelOptions): ProviderConnections;
  /** For `npm run providers:check`. */
  inspect(settings: SettingsOf<Schemas>): InspectedServer;
  /** Bindings for a process outside Cloudflare, from variables of its environment. */
  bindLocally?(variables: Record<string, string | undefined>): Partial<SettingsOf<Schemas>>;
}

export interface RequestedModel {
  task: Task;
  /** `<TASK>_MODEL`, if set. */
  model: string | undefined;
  /** Whether `<TASK>_PROVIDER` names the provider, not just `AI_PROVIDER`. */
  isExplicit: boolean;
}

/**
 * Null: the provider has no model for the task, which is done as with `builtin`. `problem` is a sentence for the operator
 * about the task's variable, such as `TEXT_MODEL`: "Must name a model of …".
 */
export type ChosenModel = { model: string } | { problem: string; localHint?: string } | null;

export interface ModelOptions {
  model: string;
  /** Idle timeout of the model, in milliseconds. */
  timeoutMs: number;
}

/** What a provider offers; null: not this task. Pictures are read over the connection for text. */
export interface ProviderConnections {
  text(): ModelConnection;
  transcription: (() => Transcriber) | null;
  speech: (() => SpeechSynthesizer) | null;
}

export interface InspectedServer {
  /** Its address, or the provider's name. */
  server: string;
  /** A catalogue of models, as `GET /models` of OpenAI's API; null: none. */
  catalogue: { url: string; key: string | null } | null;
  /** The sentence for a rejected key (401 or 403). @param said the provider's own words */
  explainRejectedKey(said: string): string;
}

export function defineProvider<Name extends string, Schemas extends VariableSchemas>(
  provider: ModelProvider<Name, Schemas>,
): ModelProvider<Name, Schemas> {
  return provider;
}

/** A variable that is set to the empty string counts as not set. */
export function blankIsUnset<T extends z.ZodType>(
  schema: T,
): z.ZodType<z.output<T>, string | undefined> {
  return z.preprocess((value) => (value === "" ? undefined : value), schema) as z.ZodType<
    z.output<T>,
    string | undefined
  >;
}

/** The schema of a variable that is a secret. */
export const secret = blankIsUnset(z.string().trim().optional());

/** The schema of a variable with a server's address, which loses its slashes at the end. */
export function serverAddress(byDefault: string) {
  return blankIsUnset(
    z
      .url({ protocol: /^https?$/, error: "Must be an http or https URL." })
      .refine(
        (address) => !URL.canParse(address) || isPlain(new URL(address)),
        "Must not contain a user, query or fragment.",
      )
      .transform((address) => address.replace(/\/+$/, ""))
      .default(byDefault),
  );
}

function isPlain({ username, password, search, hash }: URL): boolean {
  return `${username}${password}${search}${hash}` === "";
}
