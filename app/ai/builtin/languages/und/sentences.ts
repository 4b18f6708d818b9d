import { splitSentences } from "~/ai/text/split-sentences";
import type { Sentences } from "../language-pack";

export const sentences: Sentences = {
  split: (block) => splitSentences(block),
  dependsOnPrevious: (sentence) => /^\p{Ll}/u.test(sentence),
};
