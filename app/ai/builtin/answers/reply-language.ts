import type { ConversationTurn } from "~/ai/ports";
import { isUnspacedScript, tokenize } from "~/ai/text/tokenize";
import type { LanguagePack } from "../languages/language-pack";
import { packFor, packs } from "../languages/packs";

/** The most words of a message whose language cannot be told from a similar one. */
const MAX_SHORT_MESSAGE_WORDS = 4;

/** The language of a reply: of the message, else of earlier messages, else of the documents. */
export function replyLanguage(
  message: string,
  history: readonly ConversationTurn[],
  written: LanguagePack | null = null,
): LanguagePack {
  const before = history
    .filter(({ role }) => role === "user")
    .map(({ content }) => identifyLanguage(content))
    .findLast((told) => told !== null);
  // "Por que?" may be Portuguese, but not after Spanish messages.
  if (
    before &&
    tokenize(message).length <= MAX_SHORT_MESSAGE_WORDS &&
    containsStopWord(message, before)
  )
    return before;
  return identifyLanguage(message) ?? before ?? written ?? packFor(message);
}

/** Null if the message does not identify a language. */
function identifyLanguage(message: string): LanguagePack | null {
  const cued = Object.values(packs).find(({ chat }) => chat.languageCues?.test(message));
  if (cued) return cued;
  const told = packFor(message);
  const isSpaced = /^[\P{L}\p{Script=Latin}]*$/u.test(message);
  return !isSpaced || containsStopWord(message, told) ? told : null;
}

function containsStopWord(message: string, { words }: LanguagePack): boolean {
  // Single letters are words in too many languages.
  return tokenize(message).some(
    ({ text }) =>
      (text.length > 1 || isUnspacedScript(text)) && words.stopWords.has(text.toLowerCase()),
  );
}
