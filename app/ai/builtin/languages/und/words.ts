import { functionWords } from "~/ai/text/function-words";
import { normalizeToken } from "~/ai/text/tokenize";
import type { Words } from "../language-pack";

/** The prefix length that identifies most words of an unknown language. */
const stemLength = 6;

export const words: Words = {
  stopWords: new Set(Object.values(functionWords).flatMap((list) => list.split(" "))),
  stem: (word) => normalizeToken(word).slice(0, stemLength),
  months: Array.from({ length: 12 }, () => []),
};
