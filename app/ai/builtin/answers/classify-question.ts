import type { Intent, QuestionPatterns, QuestionType } from "../languages/chat";
import { packs } from "../languages/packs";

/** What kind of thing would answer a question. */
export type ExpectedAnswer = QuestionType | "any";

/** Earlier ones are meant where a message fits several. */
const INTENTS: readonly Intent[] = [
  "greeting",
  "thanks",
  "fine",
  "self",
  "help",
  "quiz",
  "summary",
  "explain",
];

/**
 * How learners of every language put it: a short message does not tell its language surely, and a
 * Spanish question may quote an English term.
 */
export const chats = Object.values(packs).map(({ chat }) => chat);

/** What the message asks the engine to do. */
export function classifyIntent(message: string): Intent | "question" {
  const intent = INTENTS.find((one) => chats.some(({ intents }) => intents[one]?.test(message)));
  if (intent) return intent;
  return questionPatterns.some(({ whoIs }) => whoIs?.test(message)) ? "explain" : "question";
}

const questionPatterns: readonly QuestionPatterns[] = chats.map(({ questions }) => questions);
/** Of a question that fits several kinds at one place, the first is meant. */
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

/** The kind of thing that would answer the question. */
export function expectedAnswerOf(question: string): ExpectedAnswer {
  const told = firstMatch(question, ({ requestPrefix }) => requestPrefix);
  if (told) return expectedAnswerOf(question.slice(told[0].length));
  const asksMeaning = questionPatterns.some(({ kinds }) => kinds.definition?.test(question));
  if (classifyIntent(question) === "explain" || asksMeaning) return "definition";
  // The question word that stands first decides: "When and … where …?" is about a time.
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

/** What the first language makes of the text with one of its expressions. */
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

/** The groups of the first of the expressions that fits. */
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

/** Is this word part of the asking rather than of what is asked about? */
export function isQuestionWord(lowerCaseWord: string): boolean {
  return chats.some(({ questionWords }) => questionWords.has(lowerCaseWord));
}

/** What follow-ups are short of, in words. */
const MAX_FOLLOW_UP_WORDS = 9;

/** Does the message only make sense with the turn before it? */
export function isFollowUp(message: string): boolean {
  if (questionPatterns.some(({ continuation }) => continuation?.test(message))) return true;
  const words = message.match(/\p{L}+/gu) ?? [];
  if (words.length > MAX_FOLLOW_UP_WORDS) return false;
  return questionPatterns.some(
    ({ pronoun, anaphoricPhrase }) =>
      words.some((word) => pronoun?.test(word)) || anaphoricPhrase?.test(message),
  );
}

/** "The two of them" is them without its article. */
export function withoutArticle(words: string): string {
  const match = firstMatch(words, ({ article }) => article);
  return match ? words.slice(match[0].length) : words;
}
