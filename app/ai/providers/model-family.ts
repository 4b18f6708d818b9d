import type { JsonMode } from "./model-connection";

/** The request parameters that a family of models accepts; sources are in docs/providers.md. */
export interface ModelFamily {
  readonly name: string;
  /** The field that limits a reply's tokens. */
  readonly tokenField: "max_tokens" | "max_completion_tokens";
  /** Extra tokens for reasoning, which counts towards the limit. */
  readonly reasoningRoom: number;
  /** Whether it accepts a temperature and a seed. */
  readonly takesSampling: boolean;
  /** Sent with each request. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Tried in this order until one is accepted. */
  readonly jsonModes: readonly JsonMode[];
  /** Where a JSON schema goes: OpenAI's envelope, bare in `response_format`, or the field `guided_json`. */
  readonly schemaIn: "envelope" | "response_format" | "guided_json";
}

/** What most servers accept. No server says whether a model reasons, so there is room for reasoning. */
export const commonFamily: ModelFamily = {
  name: "OpenAI-compatible",
  tokenField: "max_tokens",
  reasoningRoom: 2_000,
  takesSampling: true,
  fields: {},
  headers: {},
  jsonModes: ["schema", "object", "prompt"],
  schemaIn: "envelope",
};

export interface FamilyRule {
  server?: RegExp;
  model?: RegExp;
  family: ModelFamily;
}

/** The family of the first rule that matches. */
export function familyOf(
  rules: readonly FamilyRule[],
  server: string,
  model: string,
): ModelFamily | undefined {
  return rules.find(
    (rule) => (rule.server?.test(server) ?? true) && (rule.model?.test(model) ?? true),
  )?.family;
}
