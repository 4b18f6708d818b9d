import type { QuestionPhrases } from "../language-pack";
import { askWith, invert, isClassOnly, numberOf } from "./put-question";

export const questions: QuestionPhrases = {
  quoteMarks: ["“", "”"],
  innerQuoteMarks: ["‘", "’"],
  termForDefinition: (definition, { kind }) => {
    if (kind === "person") return `Who is described here? “${definition}”`;
    return kind === "date"
      ? `When was this? “${definition}”`
      : `Which term means this? “${definition}”`;
  },
  definitionForTerm: (term, { kind }) => {
    if (kind === "person" && /\s/u.test(term)) return `Who was ${term}?`;
    return kind === "date" || kind === "quantity"
      ? `What does “${term}” stand for?`
      : `What is meant by “${term}”?`;
  },
  translation: (word) => `Which is the translation of “${word}”?`,
  whichDoes: (predicate, { kind }) => {
    if (kind === "person") return isClassOnly(predicate) ? null : askWith("Who", predicate);
    return askWith("Which of these", predicate);
  },
  whatDoes: (predicate, { kind }) =>
    isClassOnly(predicate) ? null : askWith(kind === "person" ? "Who" : "What", predicate),
  completeStatement: (subject) => `Which of these is true of ${subject}?`,
  saidAbout: (label) => `How is “${label}” described?`,
  numberOf,
  who: (predicate) => (isClassOnly(predicate) ? null : askWith("Who", predicate)),
  when: (event) => {
    const question = invert(event);
    return question ? `When ${question}?` : `When was this? “${event}”`;
  },
  why: (effect) => {
    const question = invert(effect);
    return question ? `Why ${question}?` : `What is the reason for this? “${effect}”`;
  },
  whatFor: (deed) => `What is this for? “${deed}”`,
  whatFollows: (cause) => `What does this lead to? “${cause}”`,
  whichBelongs: (whole, about) =>
    isPlural(whole)
      ? `Which of these is one of ${definite(whole)}${about ? ` of ${about}` : ""}?`
      : `${about ? `${capital(about)}: which` : "Which"} of these belongs to ${label(whole)}?`,
  membersOf: (whole, count, about) =>
    isPlural(whole)
      ? `What are ${definite(whole)}${about ? ` of ${about}` : ""}? (${count})`
      : `${about ? `${capital(about)}: what` : "What"} belongs to ${label(whole)}? (${count})`,
  propertyOf: (row, column) => askForCell(row, column.trim()),
  whichHas: (column, value) => askForRow(column.trim(), value),
  nextStep: (step, process) => `Which step of ${label(process)} comes right after “${step}”?`,
  stepsOf: (process) =>
    STEPS.test(process)
      ? `What are ${process}, in order?`
      : `What are the steps of ${label(process)}, in order?`,
  difference: (one, other) => `What distinguishes ${one} from ${other}?`,
  formulaFor: (quantity) => `Which formula holds for ${quantity}?`,
  inContext: (context, question) => `${context.replace(/[\s?:.]+$/u, "")}: ${question}`,
  onPage: (page) => `On page ${page}:`,
  underHeading: (heading) => `Under the heading “${heading}”:`,
  inText: "The text says:",
};

/** Columns that are questions, or parts of one: "Who?", "Why important?", "How it works", "Mutable?". */
const WHO = /^who\??$/iu;
const WHY = /^why (\p{Ll}+)\??$/iu;
const HOW_IT = /^how (?:it|they) (\p{Ll}+?)s?\??$/iu;
const DONE_AS = /^(\p{L}+(?:ed|en)) as\??$/iu;
const QUALITY = /^(\p{L}+(?:able|ible|ed|ive|ous|ic|al))\?$/iu;
const EXAMPLE = /^examples?$/iu;
const ASKS =
  /[?]$| (?:as|in|by|for|to|with|from|of)$|^(?:how|what|when|where|why|who|which|does|is|are|works|if|use)(?: |$)/iu;

function askForCell(row: string, column: string): string {
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
  if (ASKS.test(column)) return `${capital(row)}: ${uncapital(column)}?`;
  return `${capital(row)}: what ${isPlural(column) ? "are" : "is"} the ${uncapital(column)}?`;
}

function askForRow(column: string, value: string): string | null {
  if (WHO.test(column)) return `Who is this? “${value}”`;
  if (EXAMPLE.test(column)) return `Of which of these is this an example? “${value}”`;
  const [, quality] = QUALITY.exec(column) ?? [];
  if (quality && /^(?:yes|no)$/iu.test(value))
    return `Which of these is ${/^no$/iu.test(value) ? "not " : ""}${quality.toLowerCase()}?`;
  if (ASKS.test(column)) return null;
  return `For which of these ${isPlural(column) ? "are" : "is"} the ${uncapital(column)} “${value}”?`;
}

/** As within a sentence; a symbol or an acronym ("TSH", "pH", "Free T4") keeps its letters. */
function uncapital(column: string): string {
  const bare = column.replace(/[\s?]+$/u, "");
  return /^\p{Lu}\p{Ll}/u.test(bare) ? `${bare.charAt(0).toLowerCase()}${bare.slice(1)}` : bare;
}

/** Tells by the last word before a preposition or bracket: "points", "residual" in the pipes. */
function isPlural(column: string): boolean {
  return /[^siu]s$/u.test(
    column.replace(/\s*(?:[(:]| (?:of|in|on|to|for|from|at|with|by) ).*$/u, ""),
  );
}

/** A process that is called "the eight steps" already. */
const STEPS = /\b(?:steps|stages|phases)\b/iu;

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function definite(whole: string): string {
  return /^(?:the|these|all) /iu.test(whole) ? uncapital(whole) : `the ${uncapital(whole)}`;
}

/** A name of one thing needs no marks; what reads like a heading does. */
function label(whole: string): string {
  return /^(?:the|an?) /u.test(whole) ? whole : `“${whole}”`;
}
