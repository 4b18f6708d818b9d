import { normalizeToken } from "~/ai/text/tokenize";

/** The shortest inflected word and the shortest stem, in letters. */
const minWordLength = 5;
const minStemLength = 4;

/**
 * A light stemmer: removes the longest known ending.
 * @param endings longest first, without accents, separated by spaces
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
