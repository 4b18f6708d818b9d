import { memoizeDerived } from "~/ai/material/memoize-derived";
import type { Material, Passage } from "~/ai/ports";
import type { DocumentReading } from "~/platform/ports";
import * as m from "./messages";
import { pastedText } from "./pasted-text";
import { toSearchWords } from "./search-terms";

/** The material of a pasted text, which no file holds. */
export function textMaterial(read: DocumentReading["passages"]): Material {
  const document = { id: pastedText, name: m.pastedTextName() };
  const passages = read.map(
    (passage, index): Passage => ({
      ...passage,
      id: index + 1,
      fileId: document.id,
      fileName: document.name,
      ordinal: index,
    }),
  );
  let words: Set<string>[] | null = null;
  return {
    documents: passages.length > 0 ? [document] : [],
    search: async (query, limit) => {
      const wanted = toSearchWords(query);
      words ??= passages.map(
        ({ heading, text }) => new Set(toSearchWords(`${heading ?? ""}\n${text}`)),
      );
      const held = words;
      return passages
        .map((passage, index) => ({
          passage,
          found: wanted.filter((word) => held[index]?.has(word)).length,
        }))
        .filter(({ found }) => found > 0)
        .sort((a, b) => b.found - a.found || a.passage.ordinal - b.passage.ordinal)
        .slice(0, limit)
        .map(({ passage }) => passage);
    },
    read: async (limit, spread = limit) => {
      const step = passages.length > limit ? Math.ceil(passages.length / spread) : 1;
      return passages.filter(({ ordinal }) => ordinal % step === 0);
    },
    derive: memoizeDerived(),
  };
}
