import { capitalize } from "~/ai/text/capitalize";
import type { QuestionPhrases } from "../language-pack";
import {
  askWithQuestionWord,
  helperOf,
  invertSubjectAndVerb,
  isClassOnly,
  isClause,
  numberOf,
} from "./form-question";
import { classesOfNoun } from "./lexicon/noun-classes";
import { verbForms } from "./lexicon/verb-forms";
import { askForKind, askForObject } from "./object-question";

export const questions: QuestionPhrases = {
  quoteMarks: ["“", "”"],
  innerQuoteMarks: ["‘", "’"],
  termForDefinition: (definition, { kind }) => {
    if (kind === "person") return `Who is described here? “${definition}”`;
    return `Which term fits this description? “${definition}”`;
  },
  definitionForTerm: (term, { kind }, clause) => {
    if (kind === "person" && /\s/u.test(term)) return `Who was ${term}?`;
    return kind === "date" || kind === "quantity"
      ? `What does “${term}” stand for?`
      : clause && isClause(clause)
        ? `What is the key point about “${term}”?`
        : `What is meant by “${term}”?`;
  },
  translation: (word) => `What is the translation of “${word}”?`,
  whichDoes: (predicate, { kind }) => {
    if (kind === "person")
      return isClassOnly(predicate) ? null : askWithQuestionWord("Who", predicate);
    return isClassOnly(predicate) && predicate.length < MAX_CLASS_LENGTH
      ? null
      : askWithQuestionWord("Which of these", predicate);
  },
  whatDoes: (predicate, { kind }) =>
    isClassOnly(predicate) || predicate.includes(",") || numberOf(predicate) === "plural"
      ? null
      : askWithQuestionWord(kind === "person" ? "Who" : "What", predicate),
  traitOf: (subject, predicate) => {
    const helper = helperOf(predicate);
    return helper
      ? `What ${helper} ${withMarks(subject)} do?`
      : `What is true of ${withMarks(subject)}?`;
  },
  objectOf: askForObject,
  whichMember: askForKind,
  numberOf,
  who: (predicate) => (isClassOnly(predicate) ? null : askWithQuestionWord("Who", predicate)),
  when: (event) => {
    const question = invertSubjectAndVerb(event);
    if (question) return `When ${question}?`;
    // No agent: "Settled in Baku".
    return lacksAgent(event) ? null : `${capitalize(event)}: when was this?`;
  },
  why: (effect) => {
    const question = invertSubjectAndVerb(effect);
    return question && `Why ${question}?`;
  },
  whatFor: (deed) => {
    const question = invertSubjectAndVerb(deed);
    return question && `For what purpose ${question}?`;
  },
  whatFollows: (cause, { kind }, relation) =>
    /^(?:when|whenever|if|once)$/iu.test(relation ?? "")
      ? `What happens ${relation?.toLowerCase()} ${cause}?`
      : kind === "clause" || invertSubjectAndVerb(cause) !== null
        ? `What follows from the fact that ${cause}?`
        : `What does ${label(cause)} lead to?`,
  whichBelongs: (whole, about) =>
    isPlural(whole)
      ? `Which of these is one of ${definite(whole)}${about ? ` of ${about}` : ""}?`
      : `Which of these belongs to ${label(whole)}?`,
  membersOf: (whole, count, about) =>
    isPlural(whole)
      ? `What are ${definite(whole)}${about ? ` of ${about}` : ""}? (${count})`
      : `What belongs to ${label(whole)}? (${count})`,
  propertyOf: (row, column) => askForCell(row, column.trim()),
  whichHas: (column, value) => askForRow(column.trim(), value),
  nextStep: (step, process) => `Which step of ${label(process)} comes right after “${step}”?`,
  stepsOf: (process) =>
    STEPS.test(process)
      ? `What are ${process}, in order?`
      : `What are the steps of ${label(process)}, in order?`,
  difference: (one, other) => `What distinguishes ${one} from ${other}?`,
  formulaFor: (quantity) => `Which formula holds for ${quantity}?`,
  topicSeparator: ": ",
  onPage: (page) => `On page ${page}:`,
  underHeading: (heading) => `Under the heading “${heading}”:`,
  inText: "The text says:",
};

/** Longer cells, in characters, are descriptions, not values. */
const MAX_VALUE_LENGTH = 24;

/** Shorter classes, in characters, fit many things. */
const MAX_CLASS_LENGTH = 45;

/**
 * Column titles that are questions or parts of one: "Who?", "Why important?", "How it works",
 * "Mutable?".
 */
const WHO = /^who\??$/iu;
const WHY = /^why (\p{Ll}+)\??$/iu;
const HOW_IT = /^how (?:it|they) (\p{Ll}+?)s?\??$/iu;
const DONE_AS = /^(\p{L}+(?:ed|en)) as\??$/iu;
const QUALITY = /^(\p{L}+(?:able|ible|ed|ive|ous|ic|al))\?$/iu;
const EXAMPLE = /^examples?$/iu;
const ASKS =
  /[?]$|^(?:of|in|by|for|to|with|from|on|at) | (?:as|in|by|for|to|with|from|of)$|^(?:how|what|when|where|why|who|which|does|is|are|works|if|use)(?: |$)/iu;

function askForCell(row: string, column: string): string | null {
  if (WHO.test(column)) return `Who is ${row}?`;
  if (EXAMPLE.test(column)) return `What is an example of ${row}?`;
  const [, reason] = WHY.exec(column) ?? [];
  if (reason) return `Why is ${row} ${reason}?`;
  const [, verb] = HOW_IT.exec(column) ?? [];
  if (verb) return `How does ${row} ${verb}?`;
  const [, done] = DONE_AS.exec(column) ?? [];
  if (done) return `How is ${row} ${done.toLowerCase()}?`;
  const [, quality] = QUALITY.exec(column) ?? [];
  if (quality) return `Is ${row} ${quality.toLowerCase()}?`;
  if (ASKS.test(column)) return null;
  return `${isPerson(column) ? "Who" : "What"} ${isPlural(column) ? "are" : "is"} the ${uncapitalize(column)}?`;
}

function isPerson(column: string): boolean {
  return classesOfNoun(column).includes("person");
}

function askForRow(column: string, value: string): string | null {
  if (WHO.test(column)) return `Who is this? “${value}”`;
  if (EXAMPLE.test(column)) return `Of which of these is this an example? “${value}”`;
  const [, quality] = QUALITY.exec(column) ?? [];
  if (quality && /^(?:yes|no)$/iu.test(value))
    return `Which of these is ${/^no$/iu.test(value) ? "not " : ""}${quality.toLowerCase()}?`;
  if (
    value.length > MAX_VALUE_LENGTH ||
    ASKS.test(column) ||
    isPerson(column) ||
    /^(?:yes|no)\b/iu.test(value)
  )
    return null;
  const marked = /^[\p{Ll}\p{Nd}]\S*$/u.test(value) ? value : `“${value}”`;
  return `For which of these ${isPlural(column) ? "are" : "is"} the ${uncapitalize(column)} ${marked}?`;
}

/**
 * Lower-cases a column title ("Launch Year" → "launch year"), except symbols, acronyms and names
 * ("TSH", "pH", "Free T4").
 */
function uncapitalize(column: string): string {
  const bare = column.replace(/[\s?]+$/u, "");
  const [titled = ""] = /^\p{Lu}\S*(?: \p{Lu}\S*)*/u.exec(bare) ?? [];
  const lower = titled.replace(/(?<=^| )\p{Lu}\p{Ll}+(?= |$)/gu, (word) => word.toLowerCase());
  return `${lower}${bare.slice(titled.length)}`;
}

/**
 * Whether the head noun, before a preposition or bracket, is plural: "points", "residual" in the
 * pipes.
 */
function isPlural(column: string): boolean {
  return /[^siu]s$/u.test(
    column.replace(/\s*(?:[(:]| (?:of|in|on|to|for|from|at|with|by) ).*$/u, ""),
  );
}

/** A process whose name contains "steps" already. */
const STEPS = /\b(?:steps|stages|phases)\b/iu;

/** Puts a bare noun in quotation marks; plurals and names need none. */
function withMarks(subject: string): string {
  return /^(?:the|an?|\p{Lu}\S*\p{Lu}|\p{Lu}\S* \p{Lu}) ?/u.test(subject) || isPlural(subject)
    ? subject
    : `“${subject}”`;
}

function definite(whole: string): string {
  return /^(?:the|these|all) /iu.test(whole) ? uncapitalize(whole) : `the ${uncapitalize(whole)}`;
}

/** Puts headings in quotation marks; names need none. */
function label(whole: string): string {
  return /^(?:the|an?) /u.test(whole) ? whole : `“${whole}”`;
}

/** Whether it starts with a past verb without an agent. */
function lacksAgent(event: string): boolean {
  const forms = verbForms(event.split(" ", 1)[0]?.toLowerCase() ?? "");
  return forms?.isPast === true && !forms.isBase;
}
