import type { Intent, QuestionPatterns, QuestionType } from "../languages/chat";
import { packs } from "../languages/packs";

/** The expected answer type of a question. */
export type ExpectedAnswer = QuestionType | "any";

/** If a message matches several intents, the first one counts. */
const INTENTS: readonly Intent[] = [
  "greeting",
  "thanks",
  "fine",
  "self",
  "help",
  "quiz",
  "keyTerm",
  "summary",
  "explain",
];

/**
 * Patterns of all languages are tried: short messages rarely identify their language, and a Spanish
 * question may quote an English term.
 */
export const chats = Object.values(packs).map(({ chat }) => chat);

/** Classifies the intent of a message. */
export function classifyIntent(message: string): Intent | "question" {
  const intent = INTENTS.find((one) => chats.some(({ intents }) => intents[one]?.test(message)));
  if (intent) return intent;
  return questionPatterns.some(({ whoIs }) => whoIs?.test(message)) ? "explain" : "question";
}

const questionPatterns: readonly QuestionPatterns[] = chats.map(({ questions }) => questions);
/** If several types match at the same position, the first one counts. */
const KINDS: readonly QuestionType[] = [
  "number",
  "time",
  "reason",
  "list",
  "steps",
  "person",
  "place",
  "manner",
];

/** Classifies the expected answer type by the question words. */
export function expectedAnswerOf(question: string): ExpectedAnswer {
  const told = firstMatch(question, ({ requestPrefix }) => requestPrefix);
  if (told) return expectedAnswerOf(question.slice(told[0].length));
  const asksMeaning = questionPatterns.some(({ kinds }) => kinds.definition?.test(question));
  if (classifyIntent(question) === "explain" || asksMeaning) return "definition";
  // The leftmost question word decides: "When and where …?" asks for a time.
  let best: ExpectedAnswer = "any";
  let bestIndex = Number.POSITIVE_INFINITY;
  for (const kind of KINDS) {
    for (const { kinds } of questionPatterns) {
      const index = kinds[kind]?.exec(question)?.index ?? Number.POSITIVE_INFINITY;
      if (index < bestIndex) [best, bestIndex] = [kind, index];
    }
  }
  return best;
}

/** The match of the first language whose pattern matches. */
export function firstMatch(
  text: string,
  patternOf: (patterns: QuestionPatterns) => RegExp | null,
): RegExpExecArray | null {
  for (const patterns of questionPatterns) {
    const match = patternOf(patterns)?.exec(text);
    if (match) return match;
  }
  return null;
}

/** The capture groups of the first matching pattern. */
export function firstGroups(
  text: string,
  patternsOf: (patterns: QuestionPatterns) => readonly RegExp[],
): string[] | null {
  for (const patterns of questionPatterns) {
    for (const pattern of patternsOf(patterns)) {
      const match = pattern.exec(text);
      if (match) return match.slice(1).map((group) => group ?? "");
    }
  }
  return null;
}

/** Whether it is a question word ("what", "explain") and not a content word. */
export function isQuestionWord(lowerCaseWord: string): boolean {
  return chats.some(({ questionWords }) => questionWords.has(lowerCaseWord));
}

/** The most words of a message that can be a follow-up. */
const MAX_FOLLOW_UP_WORDS = 9;

/** Whether the message can only be understood with the previous turn. */
export function isFollowUp(message: string): boolean {
  if (questionPatterns.some(({ continuation }) => continuation?.test(message))) return true;
  const words = message.match(/\p{L}+/gu) ?? [];
  if (words.length > MAX_FOLLOW_UP_WORDS) return false;
  return questionPatterns.some(
    ({ pronoun, anaphoricPhrase }) =>
      words.some((word) => pronoun?.test(word)) || anaphoricPhrase?.test(message),
  );
}

/** Removes a leading article: "the atom" → "atom". */
export function withoutArticle(words: string): string {
  const match = firstMatch(words, ({ article }) => article);
  return match ? words.slice(match[0].length) : words;
}
