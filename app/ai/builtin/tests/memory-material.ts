import { emptyMaterial } from "~/ai/material/empty-material";
import { memoizeDerived } from "~/ai/material/memoize-derived";
import type { DocumentMaterial, DocumentPart, Passage } from "~/ai/ports";
import { beginningOf } from "~/ai/text/phonetic-key";
import { readPlainText } from "~/library/extraction/read-plain-text";
import { splitIntoPassages } from "~/library/extraction/split-into-passages";
import { contentStems } from "../languages/content-stems";
import { packOf } from "../languages/packs";

/** The passages of a test text, which may be Markdown; each paragraph is a page. */
export function passagesOf(text: string, fileName = "notes.pdf"): Passage[] {
  const blocks = text
    .split(/\n[^\S\n]*\n/u)
    .map((part) => readPlainText(part).pages[0]?.blocks ?? []);
  let number = 0;
  const pages = blocks.map((page) => ({
    number: page.some(({ kind }) => kind !== "heading") ? ++number : number + 1,
    blocks: page,
  }));
  return splitIntoPassages({ pages, words: 0 }).map((passage, ordinal) => ({
    ...passage,
    id: ordinal + 1,
    fileId: "file-1",
    fileName,
    ordinal,
  }));
}

/** A material that searches as the product does: any word of the query, rare words first. */
export function memoryMaterial(passages: readonly Passage[], name = "notes.pdf"): DocumentMaterial {
  const indexed = passages.map((passage) => ({
    passage,
    times: timesOf(contentStems(`${passage.heading ?? ""} ${passage.text}`, packOf("en").words)),
  }));
  const documentFrequency = timesOf(indexed.flatMap(({ times }) => [...times.keys()]));
  const wordsByBeginning = once(() =>
    Map.groupBy(
      new Set(
        passages.flatMap(
          ({ heading, text }) =>
            `${heading ?? ""} ${text}`.toLowerCase().match(/\p{L}[\p{L}\p{M}]{3,}/gu) ?? [],
        ),
      ),
      beginningOf,
    ),
  );
  return {
    documents: passages.length > 0 ? [{ id: "file-1", name }] : [],
    search: async (query, limit) => {
      const wanted = new Set(contentStems(query, packOf("en").words));
      return indexed
        .map(({ passage, times }) => {
          let score = 0;
          for (const one of wanted) {
            const held = times.get(one) ?? 0;
            const idf = Math.log(1 + indexed.length / (documentFrequency.get(one) ?? 1));
            score += idf * (held / (held + 1.2));
          }
          return { passage, score };
        })
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score)
        .slice(0, limit)
        .map(({ passage }) => passage);
    },
    read: async (limit, spread = limit) => {
      if (passages.length <= limit) return [...passages];
      const step = passages.length / spread;
      return passages.filter(
        (_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step),
      );
    },
    derive: memoizeDerived(),
    outline: async () =>
      passages.flatMap(({ fileId, heading, ordinal }, index) =>
        heading !== null && heading !== passages[index - 1]?.heading
          ? [{ fileId, heading, ordinal }]
          : [],
      ),
    within: (part) => {
      const chosen = passages.filter((passage) => liesIn(passage, part));
      return chosen.length > 0 ? memoryMaterial(chosen, name) : emptyMaterial;
    },
    wordsLike: async (word) => wordsByBeginning().get(beginningOf(word)) ?? [],
  };
}

/** The frequency of each word. */
function timesOf(words: readonly string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  return times;
}

function once<T>(work: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= work());
}

function liesIn({ ordinal, page }: Passage, part: DocumentPart): boolean {
  if ("from" in part)
    return ordinal >= part.from && (part.before === null || ordinal < part.before);
  return page !== null && page >= part.firstPage && page <= part.lastPage;
}
