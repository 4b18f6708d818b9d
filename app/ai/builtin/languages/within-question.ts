import type { AnswerType } from "../facts/fact";
import type { QuestionPhrases } from "./language-pack";

/** The longest clause, in characters, within a question. */
const maxClauseLength = 140;

/** Whether a clause of the document fits into a question without quotation marks. */
export function fitsInQuestion(clause: string): boolean {
  return clause.length <= maxClauseLength && !CLAUSE_BREAKS.test(clause);
}

/** Marks of an aside, a quotation or a sentence end. */
const CLAUSE_BREAKS = /[:;?!“”"«»„()：；？！「」]|\p{Ll}{3}\. \p{Lu}/u;

/** Patterns of the first words of a predicate that show what its subject must be. */
export interface PredicatePatterns {
  /** The verb, after negations and the like, is plural. */
  plural: RegExp;
  /** The predicate agrees in gender with the subject: "is made", "está formada". */
  inflected: RegExp;
}

/** The question words for persons and things, with opening and closing marks. */
interface QuestionWords {
  who: string;
  whoPlural: string;
  what: string;
  end: string;
}

/** Creates questions with a question word before a predicate: "¿Qué produce ATP?" */
export function createVerbQuestions(
  verbs: ReadonlySet<string>,
  { plural, inflected }: PredicatePatterns,
  { who, whoPlural, what, end }: QuestionWords,
): Pick<QuestionPhrases, "whichDoes" | "whatDoes" | "numberOf" | "who"> {
  const numberOf = (predicate: string) => {
    if (!startsWithVerb(predicate, verbs)) return null;
    return plural.test(predicate) ? "plural" : "singular";
  };
  const ask: QuestionPhrases["whichDoes"] = (predicate, { kind }) => {
    if (numberOf(predicate) !== "singular" || inflected.test(predicate)) return null;
    return fitsInQuestion(predicate)
      ? `${kind === "person" ? who : what} ${predicate}${end}`
      : null;
  };
  return {
    whichDoes: ask,
    whatDoes: ask,
    numberOf,
    who(predicate) {
      const number = numberOf(predicate);
      if (number === null || !fitsInQuestion(predicate)) return null;
      return `${number === "plural" ? whoPlural : who} ${predicate}${end}`;
    },
  };
}

/**
 * Whether it starts with a verb: "no descubrió …", "a découvert …", but not "documento en que …".
 */
function startsWithVerb(predicate: string, verbs: ReadonlySet<string>): boolean {
  const words = predicate
    .toLowerCase()
    .split(/[\s’']/u)
    .slice(0, 3);
  const verb = words.findIndex((word) => verbs.has(word));
  const own = words.slice(0, Math.max(0, verb));
  return (
    (verb >= 0 &&
      !RELATIVE.has(words[verb + 1] ?? "") &&
      own.every((word) => PREVERB.test(word))) ||
    verbs.has(words.slice(0, 2).join(" "))
  );
}

/** Negations, pronouns and adverbs before a verb. */
const PREVERB =
  /^(?:no|non|não|ne|n|se|si|s|le|lo|la|les|lhe|y|en|vi|ci|ya|già|já|también|anche|também|aussi|siempre|sempre|toujours|nunca|mai|solo|só|c)$/u;

const RELATIVE = new Set(["que", "qui", "che", "donde", "où", "dont", "cui"]);

/**
 * Moves the verb before its subject: "las ideas se utilizan en …" → "se utilizan las ideas en …".
 */
export function verbFirst(clause: string, verbs: ReadonlySet<string>): string | null {
  const words = withSmallArticle(clause).split(" ");
  const verb = words.findIndex(
    (word, at) =>
      (verbs.has(word.toLowerCase()) && !BEFORE_NOUN.test(words[at - 1] ?? "")) ||
      (at > 1 && /^s[ei]$/u.test(words[at - 1] ?? "")),
  );
  let from = verb;
  while (from > 1 && CLITIC.test(words[from - 1] ?? "")) from--;
  const subject = words.slice(0, from);
  if (from < 0 || subject.some((word) => RELATIVE.has(word.replace(/,$/u, "")))) return null;
  return [...words.slice(from, verb + 1), ...subject, ...words.slice(verb + 1)].join(" ");
}

const BEFORE_NOUN = /^(?:una?|el|los|las|sus?|uno|il|gli|est[ae]|de|del|di|en|con|por|para|a)$/iu;
const CLITIC = /^(?:no|se|le|lo|la|les|non|si|ne|apenas|ya|también|anche|già)$/u;

/**
 * Whether the subject is plural, by its first words or a conjunction: "Las ramas", "el sol y la
 * luna".
 */
export function isPluralSubject(subject: string, { isPlural }: AnswerType): boolean {
  return isPlural || SEVERAL.test(subject);
}

const SEVERAL =
  /^(?:los|las|unos|unas|algun[oa]s|much[oa]s|vari[oa]s|les|des|certaine?s|plusieurs|os|as|uns|umas|alguns|muit[oa]s|vári[oa]s|gli|alcun[ie]|molt[ie]) | (?:y|e|et) (?:el|la|le|il|lo|o|a|un|una|une|uma) /iu;

/** The head noun, to ask which of its kind: "linfocitos T citotóxicos" → "linfocitos". */
export function headNounOf(subject: string, predicate: string): string | null {
  const [noun = "", ...rest] = subject.split(" ");
  const isKind = rest.length > 0 && /^\p{Ll}{3,}$/u.test(noun) && !/^de/u.test(rest[0] ?? "");
  return isKind && fitsInQuestion(predicate) ? noun : null;
}

/**
 * Moves a passive verb before its subject: "La penicilina fue descubierta" → "fue descubierta la
 * penicilina".
 */
export function passiveFirst(deed: string, passive: RegExp): string | null {
  const found = fitsInQuestion(deed) ? passive.exec(deed) : null;
  if (!found || found.index === 0) return null;
  const subject = withSmallArticle(deed.slice(0, found.index).trim());
  return `${found[0]} ${subject}${deed.slice(found.index + found[0].length)}`;
}

/** Writes an initial article in lower case: "A História é …". */
export function withSmallArticle(clause: string): string {
  return clause.replace(ARTICLE, (article) => article.toLowerCase());
}

const ARTICLE = /^(?:\p{Lu}\p{Ll}?|Los|Las|Una|Uno|Uma|Gli|Les|Des|Une)(?=[ ’'])/u;

/** The question for a noun by its ending, which shows gender and number ("Quelle est la cause"). */
export type NounQuestions = readonly (readonly [ending: RegExp, question: string])[];

/** The question for a noun; null if its ending does not show its gender. */
export function askForNoun(noun: string, questions: NounQuestions): string | null {
  const found = isNoun(noun) ? questions.find(([ending]) => ending.test(noun)) : undefined;
  return found ? `${found[1]} ${uncapitalize(noun)}` : null;
}

/** Whether a column title of one to four words is a noun; "Antes" and "How" are not. */
function isNoun(column: string): boolean {
  return /^\p{L}[\p{L}\p{M}\p{N}’'.-]*(?: [\p{L}\p{M}\p{N}’'.-]+){0,3}$/u.test(column);
}

/** Lower-cases the first letter, except in symbols and acronyms ("TSH", "pH", "Free T4"). */
export function uncapitalize(text: string): string {
  return /^\p{Lu}[\p{Ll} ]/u.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
}
