import type { QuestionPhrases } from "../language-pack";
import { askWith, invert, isClassOnly, numberOf } from "./put-question";

export const questions: QuestionPhrases = {
  quoteMarks: ["“", "”"],
  innerQuoteMarks: ["‘", "’"],
  termForDefinition: (definition, { kind }) => {
    if (kind === "person") return `Who is described here? “${definition}”`;
    return kind === "date"
      ? `When was this? “${definition}”`
      : `Which term is described here? “${definition}”`;
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
    return question ? `Why ${question}?` : `Why is this so? “${effect}”`;
  },
  whatFor: (deed) => `What is this for? “${deed}”`,
  whatFollows: (cause) => `What does this lead to? “${cause}”`,
  whichBelongs: (whole) => `Which of these belongs to ${label(whole)}?`,
  membersOf: (whole, count) => `What belongs to ${label(whole)}? (${count})`,
  propertyOf: (row, column) =>
    ASKS.test(column)
      ? `${capital(row)}: ${uncapital(column)}?`
      : `${capital(row)}: what ${isPlural(column) ? "are" : "is"} the ${uncapital(column)}?`,
  whichHas: (column, value) =>
    ASKS.test(column)
      ? `${capital(column).replace(/\??$/u, "?")} For which of these is the answer “${value}”?`
      : `For which of these ${isPlural(column) ? "are" : "is"} the ${uncapital(column)} “${value}”?`,
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

/** A column that is a question itself: "How it works", "Mutable?", "Who". */
const ASKS = /[?]$|^(?:how|what|when|where|why|who|which|does|is|are|works|if)(?: |$)/iu;

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

/** A name of one thing needs no marks; what reads like a heading does. */
function label(whole: string): string {
  return /^(?:the|an?) /u.test(whole) ? whole : `“${whole}”`;
}
