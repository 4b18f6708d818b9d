import { keepDerived } from "~/ai/keep-derived";
import type { Material, Passage } from "~/ai/ports";
import { readPlainText } from "./extraction/read-plain-text";
import { splitIntoPassages } from "./extraction/split-into-passages";
import { pastedText } from "./pasted-text";
import { toSearchWords } from "./search-terms";

export { readPlainText };

const document = { id: pastedText, name: "Pasted text" };

/** What a study task may draw on where a text is at hand that no file holds. */
export function textMaterial(text: string): Material {
  const passages = splitIntoPassages(readPlainText(text)).map(
    (passage, index): Passage => ({
      ...passage,
      id: index + 1,
      fileId: document.id,
      fileName: document.name,
      ordinal: index,
    }),
  );
  const words = passages.map(
    ({ heading, text: body }) => new Set(toSearchWords(`${heading ?? ""}\n${body}`)),
  );
  return {
    documents: passages.length > 0 ? [document] : [],
    search: async (query, limit) => {
      const wanted = toSearchWords(query);
      return passages
        .map((passage, index) => ({
          passage,
          found: wanted.filter((word) => words[index]?.has(word)).length,
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
    derive: keepDerived(),
  };
}
