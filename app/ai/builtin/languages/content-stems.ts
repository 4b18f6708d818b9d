import { isUnspacedScript, normalizeToken, tokenize } from "~/ai/text/tokenize";
import type { Words } from "./language-pack";

/** The most cached stems; isolates are long-lived. */
const maxCachedStems = 20_000;
const cachedStems = new WeakMap<Words, Map<string, string | null>>();

/** The stems of the content words, in order, with repetitions. */
export function contentStems(text: string, words: Words): string[] {
  const known = cachedStems.get(words) ?? new Map<string, string | null>();
  cachedStems.set(words, known);
  if (known.size > maxCachedStems) known.clear();
  const stems: string[] = [];
  for (const { text: word } of tokenize(text)) {
    const before = known.get(word);
    const stem = before === undefined ? contentStem(word, words) : before;
    if (before === undefined) known.set(word, stem);
    if (stem !== null) stems.push(stem);
  }
  return stems;
}

/** The stem of a content word; null for others. */
function contentStem(word: string, words: Words): string | null {
  const lower = word.toLowerCase();
  if (words.stopWords.has(lower)) return null;
  if (lower.length < 2 && !/\p{N}/u.test(lower) && !isUnspacedScript(lower)) return null;
  return /^\p{N}/u.test(lower) ? normalizeToken(lower) : words.stem(lower);
}
