import type { Passage } from "~/ai/ports";
import type { Language } from "../language/language";
import { contentStems } from "../language/words";

/** How rare each stem is in the material. */
export interface DocumentStatistics {
  /** 1 for a word in every passage, more the rarer it is. */
  rarity(stemmed: string): number;
  has(stemmed: string): boolean;
  /** Every stem of the material. */
  stems(): Iterable<string>;
  /** Those of one of its passages. */
  stemsOf(passage: Passage): ReadonlySet<string>;
}

/** Counts the passages that hold each stem. */
export function countStems(passages: readonly Passage[], language: Language): DocumentStatistics {
  const frequency = new Map<string, number>();
  const ofPassages = new Map(
    passages.map((passage) => [passage, new Set(contentStems(passage.text, language))]),
  );
  for (const stems of ofPassages.values()) {
    for (const one of stems) frequency.set(one, (frequency.get(one) ?? 0) + 1);
  }
  const total = Math.max(passages.length, 1);
  return {
    has: (stemmed) => frequency.has(stemmed),
    stems: () => frequency.keys(),
    stemsOf: (passage) => ofPassages.get(passage) ?? new Set(),
    rarity: (stemmed) => 1 + Math.log((total + 1) / ((frequency.get(stemmed) ?? 0) + 1)),
  };
}
