import { functionWords } from "./function-words";
import { isUnspacedScript, normalizeToken, tokenize } from "./tokenize";

/** The length of the prefix by which words are compared, as the language is unknown. */
const comparedLetters = 6;
const functionWordSet = new Set(
  Object.values(functionWords).flatMap((words) => words.split(" ").map(normalizeToken)),
);

/** The content words of a text in any language, cut to a common prefix. */
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
