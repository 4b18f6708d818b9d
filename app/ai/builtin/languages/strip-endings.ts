import { normalizeToken } from "~/ai/text/tokenize";

/** The shortest word that is inflected, and what must be left of it to tell the word. */
const minWordLength = 5;
const minStemLength = 4;

/**
 * A light stemmer: takes the longest known ending off.
 * @param endings longest first, without accents, divided by spaces
 */
export function stripEndings(endings: string): (word: string) => string {
  const known = endings.split(" ");
  return (word) => {
    const plain = normalizeToken(word);
    if (plain.length < minWordLength) return plain;
    const ending = known.find(
      (one) => plain.length - one.length >= minStemLength && plain.endsWith(one),
    );
    return ending ? plain.slice(0, -ending.length) : plain;
  };
}
