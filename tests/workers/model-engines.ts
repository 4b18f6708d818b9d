import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { TextModel } from "~/ai/ports";
import { modelProviders, type ProviderName } from "~/ai/providers/registry";
import type { App } from "~/platform/app.server";
import type { Bindings } from "../../workers/bindings";
import { createApp } from "../../workers/create-app";
import type { Step } from "../fakes/model-server.mjs";

/** A secret that must not appear anywhere. */
export const apiKey = "sk-test-4f9a1c77d2e84b6fa0c3";

type OptionalTask = "image" | "transcription" | "speech";

interface TestedProvider {
  /** The model for each task; null if the provider does not support it. */
  models: { text: string } & Record<OptionalTask, string | null>;
  /** The variables of its address and key; none if it is called through a binding. */
  variables: Partial<Bindings>;
}

const openaiUrl = `${env.MODEL_SERVER}/v1`;

/** The properties that the tests of all providers use. */
const tested: Record<ProviderName, TestedProvider> = {
  "workers-ai": {
    models: {
      text: "@cf/meta/llama-3.3-70b-instruct-fp8-fast",
      image: "@cf/meta/llama-4-scout-17b-16e-instruct",
      transcription: "@cf/openai/whisper-large-v3-turbo",
      speech: "@cf/deepgram/aura-2-en",
    },
    variables: {},
  },
  "openai-compatible": {
    models: {
      text: "test-model",
      image: "seeing-model",
      transcription: "whisper-1",
      speech: "tts-1",
    },
    variables: { OPENAI_BASE_URL: openaiUrl, OPENAI_API_KEY: apiKey },
  },
};

export const providers = modelProviders.map(({ name }) => name);
export const engines = ["builtin", ...providers] as const;
export type Engine = (typeof engines)[number];

export function providersFor(task: OptionalTask): ProviderName[] {
  return providers.filter((name) => tested[name].models[task] !== null);
}

/** @throws Error if the provider does not support the task */
export function modelFor(task: OptionalTask, provider: ProviderName): string {
  const model = tested[provider].models[task];
  if (model === null) throw new Error(`${provider} has no model for this: ${task}.`);
  return model;
}

/** Variables that let a provider do an additional task. @param id of the scenario */
export function variablesFor(
  task: OptionalTask,
  provider: ProviderName,
  id: string,
): Record<string, string> {
  const name = task.toUpperCase();
  return {
    [`${name}_PROVIDER`]: provider,
    [`${name}_MODEL`]: `${modelFor(task, provider)}#${id}`,
  };
}

/** Whether a provider is called at an address, with a key. */
export function hasAddress(provider: Engine): boolean {
  return provider !== "builtin" && Object.keys(tested[provider].variables).length > 0;
}

/** Variables that send every provider's requests to the fake. */
export const fakeVariables: Partial<Bindings> = Object.assign(
  {},
  ...Object.values(tested).map(({ variables }) => variables),
);

/** A request that the fake received. */
export interface ModelRequest {
  model: string;
  stream?: boolean;
  messages: { role: string; content: string }[];
  response_format?: { type: string };
  authorization?: string;
}

interface Scenario {
  requests: ModelRequest[];
  refusals: string[];
}

let scenarios = 0;

/** In seconds; short only if a test waits for silence, because a busy machine answers late, too. */
export function patienceWith(steps: readonly Step[]): string {
  return steps.some(({ silent }) => silent) ? "0.5" : "20";
}

/** An engine by configuration alone, and how what it is behind behaves. */
export async function openEngine(
  engine: Engine,
  steps: Step[] = [],
  changes: Partial<Bindings> = {},
): Promise<{
  variables: Partial<Bindings>;
  app: App;
  model: TextModel;
  seen: () => Promise<Scenario>;
}> {
  scenarios += 1;
  const id = `${crypto.randomUUID()}-${scenarios}`;
  const scenario = `${env.MODEL_SERVER}/scenarios/${id}`;
  await fetch(scenario, { method: "PUT", body: JSON.stringify(steps) });
  const variables = {
    AI_PROVIDER: engine,
    TEXT_MODEL: `${engine === "builtin" ? "" : tested[engine].models.text}#${id}`,
    ...fakeVariables,
    AI_TIMEOUT_SECONDS: patienceWith(steps),
    ...changes,
  };
  const app = createApp({ ...env, ...variables }, createExecutionContext());
  return {
    variables,
    app,
    model: app.textModel,
    seen: async () => (await fetch(scenario)).json<Scenario>(),
  };
}
