import { functionWords } from "./function-words";
import { isUnspacedScript, normalizeToken, tokenize } from "./tokenize";

/** In an unknown language words are compared by this many first letters. */
const comparedLetters = 6;
const functionWordSet = new Set(
  Object.values(functionWords).flatMap((words) => words.split(" ").map(normalizeToken)),
);

/** The words of a text that tell what it is about, in any language, cut to what inflections share. */
export function significantWords(text: string): string[] {
  return tokenize(text)
    .map((token) => normalizeToken(token.text))
    .filter(
      (word) =>
        !functionWordSet.has(word) &&
        (word.length > 1 || /\p{N}/u.test(word) || isUnspacedScript(word)),
    )
    .map((word) => (/^\p{N}/u.test(word) ? word : word.slice(0, comparedLetters)));
}
