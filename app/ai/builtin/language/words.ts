import { stem } from "./stem";
import { type Language, stopWords } from "./stop-words";

export interface Word {
  /** As written. */
  text: string;
  start: number;
  end: number;
}

const WORD = /\p{N}+(?:[.,]\p{N}+)*|\p{L}[\p{L}\p{M}\p{N}]*/gu;
export const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The words and numbers of a text, with their places. Elisions ("l'eau") count as two words. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    if (HAN.test(match[0])) words.push(...hanWords(match[0], match.index));
    else words.push({ text: match[0], start: match.index, end: match.index + match[0].length });
  }
  return words;
}

/** Chinese and Japanese have no spaces: ask the platform's dictionary for the words. */
function hanWords(text: string, offset: number): Word[] {
  return [
    ...new Intl.Segmenter(KANA.test(text) ? "ja" : "zh", { granularity: "word" }).segment(text),
  ].map((part) => ({
    text: part.segment,
    start: offset + part.index,
    end: offset + part.index + part.segment.length,
  }));
}

/** Lower case without accents, so that "Élite" and "elite" are one word. */
export function fold(word: string): string {
  return word
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f\u064b-\u0652\u0640]/gu, "")
    .normalize("NFC")
    .replace(/ё/gu, "е")
    .replace(/[أإآ]/gu, "ا");
}

/** The stems of the words that carry meaning, in order, repeats kept. */
export function contentStems(text: string, language: Language): string[] {
  // Where no word has to be looked up, their places are not worth finding.
  const words = HAN.test(text) ? wordsOf(text).map((word) => word.text) : (text.match(WORD) ?? []);
  const known = knownStems.get(language) ?? new Map<string, string | null>();
  knownStems.set(language, known);
  // A worker lives long: what it knows must not grow with every learner's vocabulary.
  if (known.size > 20_000) known.clear();
  const stems: string[] = [];
  for (const word of words) {
    const before = known.get(word);
    const one = before === undefined ? contentStem(word, language) : before;
    if (before === undefined) known.set(word, one);
    if (one !== null) stems.push(one);
  }
  return stems;
}

const knownStems = new Map<Language, Map<string, string | null>>();

/** Null for a word that carries no meaning of its own. */
function contentStem(word: string, language: Language): string | null {
  const lower = word.toLowerCase();
  if (stopWords(language).has(lower)) return null;
  if (lower.length < 2 && !/[\p{N}\p{Script=Han}]/u.test(lower)) return null;
  return stem(fold(lower), language);
}

export function countWords(text: string): number {
  return wordsOf(text).length;
}
