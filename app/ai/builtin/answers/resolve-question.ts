import type { ConversationTurn } from "~/ai/ports";
import { tokenize } from "~/ai/text/tokenize";
import { contentStems } from "../languages/content-stems";
import { packFor } from "../languages/packs";
import { classifyFollowUp } from "./classify-follow-up";
import {
  classifyIntent,
  type ExpectedAnswer,
  expectedAnswerOf,
  firstGroups,
  firstMatch,
  isFollowUp,
  isQuestionWord,
  withoutArticle,
} from "./classify-question";

/** A question with its references to earlier turns resolved. */
export interface ResolvedQuestion {
  /** The text to search for, in the learner's words. */
  text: string;
  /** Words of earlier turns; their terms have a lower weight. */
  context: string;
  expects: ExpectedAnswer;
  /** Whether the question is elliptical, only a question word: "Why?", "When was that?" */
  isElliptical: boolean;
}

/** The most turns that a question can refer to. */
const MAX_TURNS = 3;
/** The most content words of a question that depends on earlier turns. */
const MAX_DEPENDENT_STEMS = 1;
/** The most words of a subject. */
const MAX_SUBJECT_WORDS = 5;

/** Resolves ellipsis and anaphora with the earlier turns. */
export function resolveQuestion(
  message: string,
  history: readonly ConversationTurn[],
): ResolvedQuestion {
  const question = withoutManner(message);
  const expects = expectedAnswerOf(question);
  const standalone = { text: question, context: "", expects, isElliptical: false };
  const before = previousQuestions(history);
  const [last] = before;
  if (last === undefined) return standalone;
  const isElliptical = ownStems(question, history).length === 0;
  if (!isElliptical && !dependsOnContext(question, history)) return standalone;
  const context = before.join(" ");
  const first = before.at(-1) ?? last;
  if (isElliptical) {
    const between = before.slice(0, -1).join(" ");
    return { text: first, context: between, expects, isElliptical: expects !== "any" };
  }
  const subject = whatAbout(question);
  if (subject && expects === "any" && tokenize(subject).length <= MAX_SUBJECT_WORDS) {
    const asked = expectedAnswerOf(last);
    if (asked === "definition" || (asked === "any" && expectedAnswerOf(first) === "definition"))
      return {
        text: subject,
        context: hasPossessive(subject) ? first : "",
        expects: asked,
        isElliptical: false,
      };
    return { text: subject, context: last, expects: asked, isElliptical: false };
  }
  return { text: question, context, expects, isElliptical: false };
}

/** Removes instructions on style: "Explain osmosis like I'm 5". */
export function withoutManner(message: string): string {
  const manner = firstMatch(message, (patterns) => patterns.manner);
  const subject = manner ? message.slice(0, manner.index) : message;
  return /\p{L}/u.test(subject) ? subject : message;
}

/** The X of "What about X?". */
function whatAbout(question: string): string | undefined {
  return firstMatch(question, (patterns) => patterns.whatAbout)?.[1];
}

/** Whether it contains a possessive: "its orbit". */
function hasPossessive(words: string): boolean {
  return firstMatch(words, ({ possessive }) => possessive) !== null;
}

/** The last questions, latest first, back to the last independent one. */
function previousQuestions(history: readonly ConversationTurn[]): string[] {
  const questions = history
    .filter(({ role, content }) => role === "user" && asksSomething(content))
    .map(({ content }) => withoutManner(content))
    .reverse();
  const turns: string[] = [];
  for (const [index, question] of questions.entries()) {
    if (index === MAX_TURNS) break;
    const earlier = questions.slice(index + 1);
    // "What about the Inca?" starts a new topic.
    const subject = earlier.length > 0 ? whatAbout(question) : undefined;
    const isNew =
      subject !== undefined && expectedAnswerOf(subject) === "any" && !hasPossessive(subject);
    turns.push(isNew ? subject : question);
    if (isNew || earlier.length === 0 || !dependsOnContext(question, history)) break;
  }
  return turns;
}

/** The topic of the conversation, for messages without content words. */
export function topicOf(history: readonly ConversationTurn[]): string {
  return previousQuestions(history).join(" ");
}

/** The last two subjects that were asked about, the earlier first. */
export function lastSubjects(history: readonly ConversationTurn[]): [string, string] | null {
  const subjects: string[] = [];
  for (const { role, content } of history.toReversed()) {
    const subject = role === "user" ? subjectOf(content) : null;
    if (subject && !subjects.some((one) => one.toLowerCase() === subject.toLowerCase()))
      subjects.push(subject);
    const [second, first] = subjects;
    if (first && second) return [first, second];
  }
  return null;
}

/** The subject of a question without its article: "What is an atom?", "and a molecule?". */
function subjectOf(message: string): string | null {
  if (!asksSomething(message)) return null;
  const [named] = firstGroups(message, ({ subjects }) => subjects) ?? [whatAbout(message)];
  const subject = named && withoutArticle(named);
  if (!subject || subject.length < 2 || tokenize(subject).length > MAX_SUBJECT_WORDS) return null;
  return expectedAnswerOf(subject) === "any" && !isFollowUp(subject) ? subject : null;
}

function asksSomething(message: string): boolean {
  const intent = classifyIntent(message);
  return (intent === "question" || intent === "explain") && classifyFollowUp(message) === null;
}

/** Whether the message depends on earlier turns. */
function dependsOnContext(question: string, history: readonly ConversationTurn[]): boolean {
  if (isFollowUp(question)) return true;
  if (classifyIntent(question) === "explain") return false;
  const named = tokenize(question)
    .slice(1)
    .some(({ text }) => /^(?:\p{Lu}|\p{N})/u.test(text));
  return !named && ownStems(question, history).length <= MAX_DEPENDENT_STEMS;
}

/**
 * The content words of a question, by the stop words of its own language and of the conversation's.
 */
function ownStems(question: string, history: readonly ConversationTurn[]): string[] {
  const asked = history.filter(({ role }) => role === "user").map(({ content }) => content);
  const spoken = [packFor(question), packFor([question, ...asked].join(" "))];
  return tokenize(question)
    .map(({ text }) => text)
    .filter((word) => !isQuestionWord(word.toLowerCase()))
    .filter((word) => spoken.every(({ words }) => contentStems(word, words).length > 0));
}
