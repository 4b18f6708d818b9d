import { isUnspacedScript, normalizeToken } from "~/ai/text/tokenize";
import type { Unit } from "./units";

/** Units on each side that belong to a candidate's context. */
const WINDOW = 2;
/** Length of the character n-grams. */
const NGRAM = 4;
/** Two characters of Chinese or Japanese carry as much meaning as four letters. */
const HAN_NGRAM = 2;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * The cosine similarity of the question and each candidate with its context, as TF-IDF vectors of
 * character n-grams, from 0 to well below 1, in the candidates' order. The question's n-grams are the
 * only dimensions, and a context's vector is divided by the square root of its length in characters
 * instead of its norm. N-grams match inflected and derived forms in every language: "navigate" and
 * "navigation".
 *
 * @param units all units of the candidates' passages, in order
 */
export function contextSimilarity(
  question: string,
  candidates: readonly Unit[],
  units: readonly Unit[],
): number[] {
  const frequencies = new Map<string, number>();
  for (const ngram of ngramsOf(question)) frequencies.set(ngram, (frequencies.get(ngram) ?? 0) + 1);
  const ngrams = [...frequencies.keys()];
  const dimensions = new Map(ngrams.map((ngram, at) => [ngram, at]));

  const contexts = candidates.map(({ section, position }) =>
    units
      .slice(Math.max(0, position - WINDOW), position + WINDOW + 1)
      .filter((unit) => unit.section === section),
  );
  const counted = new Map(
    [...new Set(contexts.flat())].map((unit) => [unit, countNgrams(dimensions, unit.text)]),
  );

  const idf = ngrams.map((_, at) => {
    let documentFrequency = 0;
    for (const { counts } of counted.values()) if (counts.has(at)) documentFrequency += 1;
    return Math.log(1 + counted.size / Math.max(documentFrequency, 1));
  });
  const tfIdf = (frequency: number, at: number) =>
    frequency > 0 ? (1 + Math.log(frequency)) * (idf[at] ?? 0) : 0;
  const weights = [...frequencies.values()].map(tfIdf);
  const norm = Math.hypot(...weights) || 1;

  return contexts.map((context) => {
    let length = 1;
    const frequency = ngrams.map(() => 0);
    for (const unit of context) {
      const { counts = [], characters = 0 } = counted.get(unit) ?? {};
      length += characters;
      for (const [at, count] of counts) frequency[at] = (frequency[at] ?? 0) + count;
    }
    const product = frequency.reduce(
      (sum, count, at) => sum + (weights[at] ?? 0) * tfIdf(count, at),
      0,
    );
    return product / norm / Math.sqrt(length);
  });
}

/** "the sea" is " the", "the ", " sea" and "sea ". */
function ngramsOf(text: string): string[] {
  return normalizedWords(text).flatMap((word) => {
    const isHan = isUnspacedScript(word);
    const padded = isHan ? word : ` ${word} `;
    const length = isHan ? HAN_NGRAM : NGRAM;
    const last = Math.max(0, padded.length - length);
    return Array.from({ length: last + 1 }, (_, at) => padded.slice(at, at + length));
  });
}

/** How often a text contains the n-gram of each dimension, and the characters of its words. */
function countNgrams(dimensions: ReadonlyMap<string, number>, text: string) {
  const line = ` ${normalizedWords(text).join(" ")} `;
  const counts = new Map<number, number>();
  // Looks up each n-gram of the line instead of searching the line for each n-gram of the question,
  // which may have thousands.
  for (let start = 0; start < line.length; start++) {
    for (let end = start + 1; end <= start + NGRAM; end++) {
      const at = end > line.length ? undefined : dimensions.get(line.slice(start, end));
      if (at !== undefined) counts.set(at, (counts.get(at) ?? 0) + 1);
    }
  }
  return { counts, characters: line.length };
}

function normalizedWords(text: string): readonly string[] {
  return normalizeToken(text).match(WORD) ?? [];
}
