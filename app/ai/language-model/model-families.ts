import type { JsonMode } from "./model-connection";

/** What a family of models takes; docs/providers.md names where each was read. */
export interface ModelFamily {
  readonly name: string;
  /** The field that bounds a reply. */
  readonly tokenField: "max_tokens" | "max_completion_tokens";
  /** Tokens beyond the reply's own: a model's reasoning counts towards the bound. */
  readonly reasoningRoom: number;
  /** Whether it takes a temperature and a seed. */
  readonly takesSampling: boolean;
  /** Sent with each request. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Tried one after the other where one is refused. */
  readonly jsonModes: readonly JsonMode[];
  /** Where a JSON schema stands: in OpenAI's envelope, bare in `response_format`, or in a field of its own. */
  readonly schemaIn: "envelope" | "response_format" | "guided_json";
}

/** What most servers take. Any model may reason, and says so nowhere: there is room for it. */
const common: ModelFamily = {
  name: "OpenAI-compatible",
  tokenField: "max_tokens",
  reasoningRoom: 2_000,
  takesSampling: true,
  fields: {},
  headers: {},
  jsonModes: ["schema", "object", "prompt"],
  schemaIn: "envelope",
};

interface Rule {
  server?: RegExp;
  model?: RegExp;
  family: ModelFamily;
}

/** OpenAI itself, also behind Cloudflare's AI Gateway. */
const openai =
  /^https:\/\/(?:api\.openai\.com|gateway\.ai\.cloudflare\.com\/v1\/[^/]+\/[^/]+\/openai)(?:\/|$)/;

/** The first that fits counts. */
const openaiCompatible: readonly Rule[] = [
  {
    server: openai,
    model: /^(?:o\d|gpt-(?:[5-9]|\d\d)(?!.*-chat))/,
    family: {
      ...common,
      name: "OpenAI, reasoning",
      tokenField: "max_completion_tokens",
      reasoningRoom: 4_000,
      takesSampling: false,
      // Every generation of them takes this value; some take neither "none" nor "minimal".
      fields: { reasoning_effort: "low" },
    },
  },
  {
    server: openai,
    family: { ...common, name: "OpenAI", tokenField: "max_completion_tokens", reasoningRoom: 0 },
  },
  {
    server: /^https:\/\/openrouter\.ai\//,
    family: {
      ...common,
      name: "OpenRouter",
      reasoningRoom: 4_000,
      fields: { reasoning_effort: "low" },
      // Names the requests in the operator's own list of activity.
      headers: { "X-Title": "Fennec" },
    },
  },
  {
    server: /:11434(?:\/|$)/,
    // A model that can reason does unless told, before the first word of each reply.
    family: { ...common, name: "Ollama", fields: { reasoning_effort: "none" } },
  },
  {
    server: /:1234(?:\/|$)/,
    // It refuses `json_object`.
    family: { ...common, name: "LM Studio", jsonModes: ["schema", "prompt"] },
  },
];

const workersAiCommon: ModelFamily = {
  ...common,
  name: "Workers AI",
  jsonModes: ["schema", "prompt"],
};

const workersAi: readonly Rule[] = [
  {
    model: /\/gpt-oss-/,
    family: {
      ...workersAiCommon,
      name: "Workers AI, gpt-oss",
      reasoningRoom: 4_000,
      fields: { reasoning_effort: "low" },
    },
  },
  {
    model: /\/(?:gemma-4|qwen3\.|glm-)/,
    family: {
      ...workersAiCommon,
      name: "Workers AI, reasoning can be switched off",
      fields: { chat_template_kwargs: { enable_thinking: false } },
    },
  },
  {
    model: /\/(?:gemma-3|mistral-)/,
    family: {
      ...workersAiCommon,
      name: "Workers AI, guided",
      reasoningRoom: 0,
      schemaIn: "guided_json",
    },
  },
  {
    model: /^@cf\/meta\//,
    family: {
      ...workersAiCommon,
      name: "Workers AI, Llama",
      reasoningRoom: 0,
      schemaIn: "response_format",
    },
  },
];

/** @param server the address up to `/v1` */
export function openaiCompatibleFamily(server: string, model: string): ModelFamily {
  return familyOf(openaiCompatible, server, model) ?? common;
}

export function workersAiFamily(model: string): ModelFamily {
  return familyOf(workersAi, "", model) ?? { ...workersAiCommon, schemaIn: "response_format" };
}

function familyOf(rules: readonly Rule[], server: string, model: string): ModelFamily | undefined {
  return rules.find(
    (rule) => (rule.server?.test(server) ?? true) && (rule.model?.test(model) ?? true),
  )?.family;
}

/** Whether the address is OpenAI's own: every task has a model there. */
export function isOpenai(server: string): boolean {
  return openai.test(server);
}
