import { commonFamily, type FamilyRule, familyOf, type ModelFamily } from "../model-family";

const workersAiCommon: ModelFamily = {
  ...commonFamily,
  name: "Workers AI",
  jsonModes: ["schema", "prompt"],
};

const rules: readonly FamilyRule[] = [
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

export function workersAiFamily(model: string): ModelFamily {
  return familyOf(rules, "", model) ?? { ...workersAiCommon, schemaIn: "response_format" };
}
