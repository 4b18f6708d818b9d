import type { Passage } from "~/ai/ports";
import type { Words } from "../languages/language-pack";
import { stemsOf } from "./stems";

/** Document frequencies of the stems; each passage is a document. */
export interface StemFrequencies {
  /** Inverse document frequency: 1 for a stem in every passage, more for rarer ones. */
  idf(stem: string): number;
  has(stem: string): boolean;
  /** All stems of the material. */
  stems(): Iterable<string>;
  /** The stems of a passage. */
  stemsOf(passage: Passage): ReadonlySet<string>;
}

/** Counts the passages that hold each stem, headings included. */
export function countStems(passages: readonly Passage[], words: Words): StemFrequencies {
  const frequency = new Map<string, number>();
  const ofPassages = new Map(
    passages.map((passage) => [passage, new Set(stemsOf(textOf(passage), words))]),
  );
  for (const stems of ofPassages.values()) {
    for (const one of stems) frequency.set(one, (frequency.get(one) ?? 0) + 1);
  }
  const total = Math.max(passages.length, 1);
  return {
    has: (stem) => frequency.has(stem),
    stems: () => frequency.keys(),
    stemsOf: (passage) => ofPassages.get(passage) ?? new Set(),
    idf: (stem) => 1 + Math.log((total + 1) / ((frequency.get(stem) ?? 0) + 1)),
  };
}

function textOf({ heading, text }: Passage): string {
  return heading === null ? text : `${heading}\n${text}`;
}
