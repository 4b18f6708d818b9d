import { chat } from "../en/chat";
import type { LanguagePack } from "../language-pack";
import { nullGrammar } from "../null-grammar";
import { questions } from "./questions";
import { sentences } from "./sentences";
import { words } from "./words";

/**
 * For texts in a language without a pack (BCP 47: "undetermined"): structure is read, sentences
 * are quoted, and questions are put in signs.
 */
export const undetermined: LanguagePack = {
  code: "und",
  words,
  sentences,
  grammar: nullGrammar,
  questions,
  chat,
};
