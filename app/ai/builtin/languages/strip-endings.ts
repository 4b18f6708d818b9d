import { normalizeToken } from "~/ai/text/tokenize";

/** The shortest word that is inflected, and what must be left of it to tell the word. */
const shortestWord = 5;
const shortestStem = 4;

/**
 * A light stemmer: takes the longest known ending off.
 * @param endings longest first, without accents, divided by spaces
 */
export function stripEndings(endings: string): (word: string) => string {
  const known = endings.split(" ");
  return (word) => {
    const plain = normalizeToken(word);
    if (plain.length < shortestWord) return plain;
    const ending = known.find(
      (one) => plain.length - one.length >= shortestStem && plain.endsWith(one),
    );
    return ending ? plain.slice(0, -ending.length) : plain;
  };
}
