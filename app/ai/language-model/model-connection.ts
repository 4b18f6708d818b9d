import type { LanguageModelV4 } from "@ai-sdk/provider";

/** How a model may be told to answer in JSON, the strictest first. */
export type JsonMode = "schema" | "object" | "prompt";

/** A model that somebody else runs. */
export interface ModelConnection {
  /** As the interface shows it. */
  readonly name: string;
  /** Tried one after the other where the provider refuses one. */
  readonly jsonModes: readonly JsonMode[];
  /** Those that it has refused, as long as the isolate lives. */
  readonly refusedModes: Set<JsonMode>;
  /** How long the model may be silent, in milliseconds. */
  readonly timeoutMs: number;
  /** Opens the model at its first use: a page that asks none does not load what speaks with it. */
  open(): Promise<LanguageModelV4>;
}

const refusals = new Map<string, Set<JsonMode>>();

/** @param model by its server and name */
export function modesRefusedBy(model: string): Set<JsonMode> {
  const known = refusals.get(model) ?? new Set();
  refusals.set(model, known);
  return known;
}
