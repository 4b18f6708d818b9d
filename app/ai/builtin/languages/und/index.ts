import { chat } from "../en/chat";
import type { LanguagePack } from "../language-pack";
import { nullGrammar } from "../null-grammar";
import { questions } from "./questions";
import { sentences } from "./sentences";
import { words } from "./words";

/**
 * The pack for languages without one (BCP 47 "undetermined"): structure is read, sentences are
 * quoted, and questions use symbols.
 */
export const undetermined: LanguagePack = {
  code: "und",
  words,
  sentences,
  grammar: nullGrammar,
  questions,
  chat,
};
