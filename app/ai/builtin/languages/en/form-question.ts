import { readClause } from "./grammar-clause";
import { type Token, tokenize } from "./grammar-tokens";
import { verbForms } from "./lexicon/verb-forms";

const PLURALS = new Set(["are", "were", "have", "do"]);
const AUXILIARY =
  /^(?:is|are|was|were|has|have|had|do|does|did|can|could|may|might|must|will|would|shall|should|cannot)$/u;
/** Discourse adverbs, which refer to another sentence. */
const DISCOURSE_ADVERB = /^(?:also|now|then|still|thus|therefore|however) /u;
const ADVERB = /^(?:\p{Ll}+ly|often|always|never|sometimes|even|only) /u;
/** Anaphora, which need the previous sentence or the subject. */
const ANAPHORA =
  /\b(?:their|them|themselves|they|his|her|he|she|this|these|those|such|it|each other|one another)\b/iu;

/** Negations, which are true of many things. */
const NEGATION = /^\p{Ll}+ (?:not|no|never)\b|^\p{Ll}+n['’]t\b/u;

/** A clause as complement: "is how many bits a link can carry". */
const CLAUSE_COMPLEMENT = /^(?:is|are|was|were) (?:how|what|that|when|where|who|why|because)\b/u;

/**
 * Puts a question word before a predicate: "Which of these produce ATP?"; null if it is ambiguous.
 */
export function askWithQuestionWord(start: string, predicate: string): string | null {
  const said = predicate.replace(DISCOURSE_ADVERB, "").replace(/[.;,:]+$/u, "");
  if (
    ANAPHORA.test(said) ||
    NEGATION.test(said) ||
    CLAUSE_COMPLEMENT.test(said) ||
    /[?!]/u.test(said)
  )
    return null;
  if (beginsWithVerb(said)) return `${start} ${said}?`;
  // The agent of a passive follows "by": "The idea was put forward".
  const passive = start === "Who" ? invertSubjectAndVerb(said) : null;
  return passive && /^(?:is|are|was|were) /u.test(passive) ? `By whom ${passive}?` : null;
}

function beginsWithVerb(said: string): boolean {
  const bare = said.replace(ADVERB, "");
  const [, verb, rest = ""] = /^(\p{Ll}+(?:['’]\p{Ll}+)?)(.*)$/su.exec(bare) ?? [];
  if (verb === undefined || isNoun(verb, rest)) return false;
  const forms = verbForms(verb);
  return AUXILIARY.test(verb) || Boolean(forms?.isBase || forms?.isSingular || forms?.isPast);
}

/** Whether the first word is a noun: "force of the water", but not "form a crust". */
function isNoun(word: string, rest: string): boolean {
  const forms = verbForms(word);
  // Plural nouns with a relative clause: "markets where the buyers …".
  if (forms?.isSingular && /^ (?:where|which|who|whose|made|used)\b/u.test(rest)) return true;
  if (forms?.isSingular && forms.certainty === 0 && /^ (?:of|that)\b/u.test(rest)) return true;
  if (!forms?.isBase || forms.certainty === 2 || AUXILIARY.test(word)) return false;
  return /^ of /u.test(rest) || (forms.certainty === 0 && !/^ (?:an?|the|\p{Nd})/u.test(rest));
}

/** Whether the predicate only names a class, which is true of many: "is a German physicist". */
export function isClassOnly(predicate: string): boolean {
  return /^(?:is|are|was|were) (?:(?:an?|one|born|not|named|called) |\p{Lu})/u.test(predicate);
}

/** The grammatical number of the verb at the start of a predicate. */
export function numberOf(predicate: string): "singular" | "plural" | null {
  const said = predicate.replace(DISCOURSE_ADVERB, "").replace(ADVERB, "");
  const verb = /^\p{Ll}+/u.exec(said)?.[0] ?? "";
  if (isNoun(verb, said.slice(verb.length))) return null;
  if (isPluralVerb(verb)) return "plural";
  return /^(?:is|was|has|does)$/u.test(verb) || verbForms(verb)?.isSingular ? "singular" : null;
}

/** Stative verbs, which state no action. */
const STATIVE_VERBS = new Set(
  "appear become belong come comprise consist contain depend differ exist follow have include involve last lie live matter mean need occur owe remain require resemble seem stay vary".split(
    " ",
  ),
);

/** The form of "do" with which a predicate is asked for; null for "be", "have" and the like. */
export function helperOf(predicate: string): "do" | "does" | "did" | null {
  const said = predicate.replace(DISCOURSE_ADVERB, "").replace(ADVERB, "");
  const verb = /^\p{Ll}+/u.exec(said)?.[0] ?? "";
  const forms = AUXILIARY.test(verb) ? undefined : verbForms(verb);
  if (!forms || STATIVE_VERBS.has(forms.base)) return null;
  if (forms.isSingular) return "does";
  if (forms.isBase) return "do";
  return forms.isPast ? "did" : null;
}

function isPluralVerb(word: string): boolean {
  const forms = verbForms(word);
  return PLURALS.has(word) || (forms?.isBase === true && !forms.isPast);
}

/** Whether it is a clause ("Plates dive under a continent") and not a noun phrase. */
export function isClause(text: string): boolean {
  const tokens = tokenize(text);
  const clause = readClause(tokens, 0, tokens.length);
  if (!clause || clause.subject > 0 || clause.finite === 0) return false;
  const verb = tokens[clause.finite];
  return (
    (verb?.tag === "auxiliary" || !verb?.verb?.isParticiple) &&
    tokens.slice(0, clause.finite).every(({ tag }) => tag !== "relative")
  );
}

/**
 * Inverts a statement: "Britain entered the war" → "did Britain enter the war"; null if it is
 * ambiguous.
 */
export function invertSubjectAndVerb(statement: string): string | null {
  const text = statement.replace(/[\s.;,:]+$/u, "");
  if (/[“”"():;=→!?]|->/u.test(text)) return null;
  const tokens = tokenize(text);
  // No subject: "crossed 28,000 pea plants".
  if (/^\p{Ll}/u.test(text) && tokens[0]?.verb?.isPast) return null;
  const clause = readClause(tokens, 0, tokens.length);
  const verb = clause ? tokens[clause.finite] : undefined;
  const subjectEnd = clause ? tokens[clause.subjectEnd - 1]?.end : undefined;
  if (!clause || clause.subject > 0 || !verb || subjectEnd === undefined) return null;
  // Two clauses: "Slavery was outlawed and slaves were freed".
  if (tokens[clause.end]?.tag === "coordinator") return null;
  const helped = helpVerb(verb, tokens[clause.finite + 1]);
  if (!helped || hasSecondVerb(tokens.slice(clause.finite + 1))) return null;
  const subject = text.slice(0, subjectEnd);
  const adverbs = text.slice(subjectEnd, verb.start).trim();
  const rest = text.slice(verb.end).trim();
  return [helped.helper, subject, adverbs, helped.main, rest]
    .filter(Boolean)
    .join(" ")
    .replace(/ (?=,)/gu, "");
}

/** Whether there is a second verb, which the auxiliary would not fit: "ran for a seat and won". */
function hasSecondVerb(rest: readonly Token[]): boolean {
  const coordinator = rest.findIndex(({ lower }) => lower === "and" || lower === "but");
  if (coordinator < 0) return false;
  const [next, ...others] = rest.slice(coordinator + 1);
  const forms = next?.verb;
  return Boolean(
    (forms && !forms.isBase && forms.certainty > 0) ||
      (others.some(({ tag }) => tag === "auxiliary") &&
        !others.some(({ tag }) => tag === "relative")),
  );
}

/** The auxiliary before the subject and the form of the verb after it. */
function helpVerb(verb: Token, next: Token | undefined): { helper: string; main: string } | null {
  const word = verb.lower;
  if (/^(?:ha[sd]|have)$/u.test(word)) {
    const isPerfect = next?.verb?.isParticiple || next?.tag === "adverb" || next?.lower === "been";
    if (isPerfect) return { helper: word, main: "" };
    return { helper: word === "has" ? "does" : word === "had" ? "did" : "do", main: "have" };
  }
  if (/^d(?:o|oes|id)$/u.test(word))
    return next?.lower === "not" ? { helper: word, main: "" } : null;
  if (AUXILIARY.test(word)) return { helper: word, main: "" };
  const forms = verb.verb;
  if (!forms) return null;
  // "was" is omitted: "arrested by trickery".
  if (forms.isParticiple && next?.lower === "by") return null;
  // An unknown base form could be misspelt: "skyrocketed".
  if (!verbForms(forms.base)?.isBase) return null;
  if (forms.isSingular) return { helper: "does", main: forms.base };
  if (forms.isPast && !forms.isBase) return { helper: "did", main: forms.base };
  return forms.isBase && !forms.isPast ? { helper: "do", main: forms.base } : null;
}
