import type { LanguageModelV4 } from "@ai-sdk/provider";

/** How a model may be asked for JSON, the strictest first. */
export type JsonMode = "schema" | "object" | "prompt";

/** A language model of a provider. */
export interface ModelConnection {
  /** As the interface shows it. */
  readonly name: string;
  /** Tried in this order until the provider accepts one. */
  readonly jsonModes: readonly JsonMode[];
  /** Modes that the provider has rejected; kept for the life of the isolate. */
  readonly refusedModes: Set<JsonMode>;
  /** Idle timeout of the model, in milliseconds. */
  readonly timeoutMs: number;
  /** Loads the SDK on first use, so that other pages do not. */
  open(): Promise<LanguageModelV4>;
}

const refusals = new Map<string, Set<JsonMode>>();

/** @param model by its server and name */
export function modesRefusedBy(model: string): Set<JsonMode> {
  const known = refusals.get(model) ?? new Set();
  refusals.set(model, known);
  return known;
}
