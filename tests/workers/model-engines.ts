import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { TextModel } from "~/ai/ports";
import type { App } from "~/platform/app.server";
import type { Bindings } from "../../workers/bindings";
import { createApp } from "../../workers/create-app";
import type { Step } from "../fakes/model-server.mjs";

/** A secret that must never be seen. */
export const apiKey = "sk-test-4f9a1c77d2e84b6fa0c3";

export const providers = ["workers-ai", "openai-compatible"] as const;
export const engines = ["builtin", ...providers] as const;
export type Engine = (typeof engines)[number];

const modelNames = {
  builtin: "",
  "workers-ai": "@cf/meta/llama-3.3-70b-instruct-fp8-fast",
  "openai-compatible": "test-model",
};

/** What a fake was asked. */
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

/** Short, in seconds, only where silence is waited for: a busy machine answers late, too. */
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
    TEXT_MODEL: `${modelNames[engine]}#${id}`,
    OPENAI_BASE_URL: `${env.MODEL_SERVER}/v1`,
    OPENAI_API_KEY: apiKey,
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
