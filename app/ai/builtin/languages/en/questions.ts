import { type FiniteVerb, finiteVerb } from "../../language/english-verbs";
import type { QuestionPhrases } from "../language-pack";

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
    if (kind === "person") return `Who was ${term}?`;
    return kind === "date" || kind === "quantity"
      ? `What does “${term}” stand for?`
      : `What is meant by “${term}”?`;
  },
  translation: (word) => `Which is the translation of “${word}”?`,
  whichDoes: (predicate, type) =>
    asked(type.kind === "person" ? "Who" : "Which of these", predicate),
  whatDoes: (predicate, type) => asked(type.kind === "person" ? "Who" : "What", predicate),
  completeStatement: (subject) => `Which of these is true of ${subject}?`,
  saidAbout: (label) => `What does the text say about “${label}”?`,
  numberOf,
  who: (predicate) => asked("Who", predicate),
  when: (event) => {
    const question = invert(event);
    return question ? `When ${question}?` : `When was this? “${event}”`;
  },
  why: (effect) => {
    const question = invert(effect);
    return question ? `Why ${question}?` : `Why is this so? “${effect}”`;
  },
  whatFor: (deed) => `What is this for? “${deed}”`,
  whatFollows: (cause) => `What follows from this? “${cause}”`,
  whichBelongs: (whole) => `Which of these belongs to ${label(whole)}?`,
  membersOf: (whole, count) => `What belongs to ${label(whole)}? (${count})`,
  wholeOf: (member) => `What does “${member}” belong to?`,
  propertyOf: (row, column) =>
    ASKS.test(column)
      ? `${capital(row)}: ${uncapital(column)}?`
      : `Which “${column}” is given for ${row}?`,
  whichHas: (column, value) =>
    ASKS.test(column)
      ? `For which of these is this right? ${capital(column)}: “${value}”`
      : `For which of these does the text say under “${column}”: “${value}”?`,
  nextStep: (step, process) => `Which step of ${label(process)} comes right after “${step}”?`,
  stepsOf: (process) => `What are the steps of ${label(process)}, in order?`,
  difference: (one, other) => `What distinguishes ${one} from ${other}?`,
  formulaFor: (quantity) => `Which formula holds for ${quantity}?`,
  inContext: (context, question) => `${context.replace(/[\s?:.]+$/u, "")}: ${question}`,
  onPage: (page) => `On page ${page}:`,
  underHeading: (heading) => `Under the heading “${heading}”:`,
  inText: "The text says:",
};

/** A column that is a question itself: "How it works", "Mutable?", "Who". */
const ASKS = /[?]$|^(?:how|what|when|where|why|who|which|does|is|are|works|if)(?: |$)/iu;

function uncapital(column: string): string {
  return `${column.charAt(0).toLowerCase()}${column.slice(1)}`.replace(/[\s?]+$/u, "");
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** A name of one thing needs no marks; what reads like a heading does. */
function label(whole: string): string {
  return /^(?:the|an?) /u.test(whole) ? whole : `“${whole}”`;
}

/** "produce ATP" after "Which of these": with the verb in the singular, or null without a verb. */
function asked(start: string, predicate: string): string | null {
  const said = predicate.replace(/[.;,:]+$/u, "");
  const parts = /^(?:also |still )?([\p{L}'’]+)(.*)$/su.exec(said);
  const verb = parts?.[1];
  if (verb === undefined || LEANS.test(said) || /[?!]/u.test(said)) return null;
  // "Who was a physician?": many were. "Who was a physician who …" is a sentence with "who" before it.
  if (/^(?:is|are|was|were) (?:(?:an?|one|born|also|not|named|called) |\p{Lu})/u.test(said))
    return null;
  const singular = singularOf(verb);
  if (singular === null) return null;
  const rest = parts?.[2] ?? "";
  return `${start} ${singular}${singular === verb ? rest : withSingularVerbs(rest)}?`;
}

/** "sinks and form sludge": what is joined to a verb in the singular is one too. */
function withSingularVerbs(rest: string): string {
  return rest.replace(
    /((?:,| and| or| but) )(\p{Ll}+)(?= \p{L})/gu,
    (_, joint: string, word: string) => `${joint}${pluralVerb(word) ? singularOf(word) : word}`,
  );
}

function pluralVerb(word: string): boolean {
  return PLURALS.has(word) || finiteVerb(word)?.form === "plural";
}

/** Points to what only the sentence before or the subject shows. */
const LEANS =
  /\b(?:their|them|themselves|they|his|her|he|she|this|these|those|such|it|each other|one another)\b/iu;

const PLURALS = new Map([
  ["are", "is"],
  ["were", "was"],
  ["have", "has"],
  ["do", "does"],
]);

/** The third person singular of a finite verb. */
function singularOf(word: string): string | null {
  const verb = finiteVerb(word);
  if (!verb || /^\p{Lu}/u.test(word)) return null;
  if (verb.form === "auxiliary") return PLURALS.get(word) ?? word;
  if (verb.form !== "plural") return word;
  if (/(?:s|x|z|ch|sh|o)$/u.test(word)) return `${word}es`;
  return /[^aeiou]y$/u.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

function numberOf(predicate: string): "singular" | "plural" | null {
  const verb = /^(?:also |now |then |still )?([\p{L}’']+)/u.exec(predicate)?.[1] ?? "";
  const form = finiteVerb(verb)?.form;
  if (form === "singular" || /^(?:is|was|has|does)$/u.test(verb)) return "singular";
  return pluralVerb(verb) ? "plural" : null;
}

/** The subject of a statement that can be turned round has at most so many words. */
const LONGEST_SUBJECT = 8;

/** "Britain entered the war" as "did Britain enter the war"; null where it is not surely told. */
export function invert(statement: string): string | null {
  const words = statement.replace(/[\s.;,:]+$/u, "").split(/\s+/u);
  const at = verbIndex(words);
  if (at === null) return null;
  const subject = words.slice(0, at).join(" ");
  const word = words[at] ?? "";
  const verb = finiteVerb(word);
  if (!verb || /[“”"():;=→]|->/u.test(statement)) return null;
  const rest = words.slice(at + 1).join(" ");
  const [helper, main] = helperOf(word, verb);
  return [helper, subject, main, rest].filter(Boolean).join(" ");
}

function helperOf(word: string, { base, form }: FiniteVerb): [helper: string, main: string] {
  switch (form) {
    case "auxiliary":
      // "had no power" has no other verb that "had" could help.
      return [word, ""];
    case "past":
      return ["did", base];
    case "singular":
      return ["does", base];
    case "plural":
      return ["do", base];
  }
}

/**
 * Where the finite verb stands. Many English verbs are nouns too ("trade", "rises"): an auxiliary or
 * a past form decides; without one, there must be a single candidate.
 */
function verbIndex(words: readonly string[]): number | null {
  const found = words.slice(0, LONGEST_SUBJECT + 1).flatMap((word, at) => {
    const verb = at > 0 && !/^\p{Lu}/u.test(word) ? finiteVerb(word) : null;
    const isNoun = NOUN_BEFORE.test(words[at - 1] ?? "");
    return verb && !isNoun ? [{ at, word, verb }] : [];
  });
  const sure = found.find(
    ({ at, word, verb }) =>
      verb.form === "auxiliary" ||
      (verb.form === "past" &&
        verb.base !== word &&
        !/^(?:by|in|from|as|to)$/u.test(words[at + 1] ?? "")),
  );
  const verb = sure ?? (found.length === 1 ? found[0] : undefined);
  if (!verb) return null;
  // "have", "has", "had" and "do" help another verb or stand alone; only the first inverts so.
  if (
    /^(?:ha[sd]|have|do(?:es)?|did)$/u.test(verb.word) &&
    !PARTICIPLE.test(words[verb.at + 1] ?? "")
  )
    return null;
  return words.slice(0, verb.at).some((word) => BREAKS.test(word)) ? null : verb.at;
}

const NOUN_BEFORE =
  /^(?:the|an?|of|in|on|by|for|with|to|from|at|its|their|this|that|more|no|some|any|each|every|and|or)$/iu;
/** Starts or ends another clause. */
const BREAKS =
  /,$|^(?:that|which|who|whom|whose|if|when|while|because|although|as|since|to|it|he|she|they|this|these|there|we|you|I)$/iu;
const PARTICIPLE = /(?:ed|en|wn|ne|ung|own|elt|ept|ought|aught|een|ade|uilt|not|never)$/u;
