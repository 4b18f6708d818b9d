import type { Passage } from "~/ai/ports";
import type { Language } from "./language";
import { contentStems } from "./words";

/** How rare each stem is in the material. */
export interface DocumentStatistics {
  /** 1 for a word in every passage, more the rarer it is. */
  rarity(stemmed: string): number;
  has(stemmed: string): boolean;
  /** Every stem of the material. */
  stems(): Iterable<string>;
}

/** Counts the passages that hold each stem. */
export function countStems(passages: readonly Passage[], language: Language): DocumentStatistics {
  const frequency = new Map<string, number>();
  for (const passage of passages) {
    for (const one of new Set(contentStems(passage.text, language))) {
      frequency.set(one, (frequency.get(one) ?? 0) + 1);
    }
  }
  const total = Math.max(passages.length, 1);
  return {
    has: (stemmed) => frequency.has(stemmed),
    stems: () => frequency.keys(),
    rarity: (stemmed) => 1 + Math.log((total + 1) / ((frequency.get(stemmed) ?? 0) + 1)),
  };
}
