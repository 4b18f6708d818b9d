import { commonFamily, type FamilyRule, familyOf, type ModelFamily } from "../model-family";

/** OpenAI's own address, also behind Cloudflare's AI Gateway. */
const openai =
  /^https:\/\/(?:api\.openai\.com|gateway\.ai\.cloudflare\.com\/v1\/[^/]+\/[^/]+\/openai)(?:\/|$)/;

const rules: readonly FamilyRule[] = [
  {
    server: openai,
    model: /^(?:o\d|gpt-(?:[5-9]|\d\d)(?!.*-chat))/,
    family: {
      ...commonFamily,
      name: "OpenAI, reasoning",
      tokenField: "max_completion_tokens",
      reasoningRoom: 4_000,
      takesSampling: false,
      // All generations accept this value; some reject "none" and "minimal".
      fields: { reasoning_effort: "low" },
    },
  },
  {
    server: openai,
    family: {
      ...commonFamily,
      name: "OpenAI",
      tokenField: "max_completion_tokens",
      reasoningRoom: 0,
    },
  },
  {
    server: /^https:\/\/openrouter\.ai\//,
    family: {
      ...commonFamily,
      name: "OpenRouter",
      reasoningRoom: 4_000,
      fields: { reasoning_effort: "low" },
      // Names the requests in the operator's own list of activity.
      headers: { "X-Title": "Fennec" },
    },
  },
  {
    server: /:11434(?:\/|$)/,
    // By default, a reasoning model reasons before the first word of each reply.
    family: { ...commonFamily, name: "Ollama", fields: { reasoning_effort: "none" } },
  },
  {
    server: /:1234(?:\/|$)/,
    // It rejects `json_object`.
    family: { ...commonFamily, name: "LM Studio", jsonModes: ["schema", "prompt"] },
  },
];

/** @param server the address up to `/v1` */
export function openaiCompatibleFamily(server: string, model: string): ModelFamily {
  return familyOf(rules, server, model) ?? commonFamily;
}

/** Whether the address is OpenAI's own, where tasks have default models. */
export function isOpenai(server: string): boolean {
  return openai.test(server);
}
