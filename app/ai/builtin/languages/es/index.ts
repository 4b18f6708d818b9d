import type { LanguagePack } from "../language-pack";
import { chat } from "./chat";
import { grammar } from "./grammar";
import { questions } from "./questions";
import { sentences } from "./sentences";
import { words } from "./words";

export const spanish: LanguagePack = { code: "es", words, sentences, grammar, questions, chat };
