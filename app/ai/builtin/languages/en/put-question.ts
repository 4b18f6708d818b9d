import { readClause } from "./grammar-clause";
import { type Token, tokenize } from "./grammar-tokens";
import { verbForms } from "./lexicon/verb-forms";

const PLURALS = new Map([
  ["are", "is"],
  ["were", "was"],
  ["have", "has"],
  ["do", "does"],
]);
const AUXILIARY =
  /^(?:is|are|was|were|has|have|had|do|does|did|can|could|may|might|must|will|would|shall|should|cannot)$/u;
/** Adverbs that tie a predicate to another sentence. */
const DISCOURSE = /^(?:also|now|then|still|thus|therefore|however) /u;
const ADVERB = /^(?:\p{Ll}+ly|often|always|never|sometimes|even|only) /u;
/** Points to what only the sentence before or the subject shows. */
const LEANS =
  /\b(?:their|them|themselves|they|his|her|he|she|this|these|those|such|it|each other|one another)\b/iu;

/** What a thing is not or does not do is true of many. */
const DENIES = /^\p{Ll}+ (?:not|no|never)\b|^\p{Ll}+n['’]t\b/u;

/** "Which of these" and "produce ATP" as a question in the singular; null without a plain verb. */
export function askWith(start: string, predicate: string): string | null {
  const said = predicate.replace(DISCOURSE, "").replace(/[.;,:]+$/u, "");
  if (LEANS.test(said) || DENIES.test(said) || /[?!]/u.test(said)) return null;
  const adverb = ADVERB.exec(said)?.[0] ?? "";
  const [, verb, rest = ""] =
    /^(\p{Ll}+(?:['’]\p{Ll}+)?)(.*)$/su.exec(said.slice(adverb.length)) ?? [];
  const singular = verb === undefined || isNoun(verb, rest) ? null : singularOf(verb);
  if (singular === null) return null;
  return `${start} ${adverb}${singular}${singular === verb ? rest : withSingularVerbs(rest)}?`;
}

/** "force of the water" begins with a noun, "form a crust" with a verb. */
function isNoun(word: string, rest: string): boolean {
  const forms = verbForms(word);
  if (!forms?.isBase || forms.certainty === 2 || AUXILIARY.test(word)) return false;
  return /^ of /u.test(rest) || (forms.certainty === 0 && !/^ (?:an?|the|\p{Nd})/u.test(rest));
}

/** What a thing is by its class alone is true of many: "is a German physicist". */
export function isClassOnly(predicate: string): boolean {
  return /^(?:is|are|was|were) (?:(?:an?|one|born|not|named|called) |\p{Lu})/u.test(predicate);
}

/** The number that the verb at the beginning of a predicate shows. */
export function numberOf(predicate: string): "singular" | "plural" | null {
  const said = predicate.replace(DISCOURSE, "").replace(ADVERB, "");
  const verb = /^\p{Ll}+/u.exec(said)?.[0] ?? "";
  if (isPluralVerb(verb)) return "plural";
  return /^(?:is|was|has|does)$/u.test(verb) || verbForms(verb)?.isSingular ? "singular" : null;
}

function singularOf(verb: string): string | null {
  if (AUXILIARY.test(verb)) return PLURALS.get(verb) ?? verb;
  const forms = verbForms(verb);
  if (!forms || !(forms.isBase || forms.isSingular || forms.isPast)) return null;
  // "put" and "set" may tell of the past.
  if (!forms.isBase || forms.isPast) return verb;
  if (/(?:s|x|z|ch|sh|o)$/u.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/u.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

function isPluralVerb(word: string): boolean {
  const forms = verbForms(word);
  return PLURALS.has(word) || (forms?.isBase === true && !forms.isPast);
}

/** "sinks and form sludge": what is joined to a verb in the singular is one too. */
function withSingularVerbs(rest: string): string {
  return rest.replace(
    /((?:,| and| or| but) )(\p{Ll}+)(?= \p{L})/gu,
    (whole, joint: string, word: string, at: number) => {
      // "sink and form": right after a verb, what may be a noun is one too.
      const isSure = at === 0 || PLURALS.has(word) || verbForms(word)?.certainty !== 0;
      const isVerb = isSure && isPluralVerb(word);
      return isVerb ? `${joint}${singularOf(word)}` : whole;
    },
  );
}

/** "Britain entered the war" as "did Britain enter the war"; null where its grammar is not plain. */
export function invert(statement: string): string | null {
  const text = statement.replace(/[\s.;,:]+$/u, "");
  if (/[“”"():;=→!?]|->/u.test(text)) return null;
  const tokens = tokenize(text);
  const clause = readClause(tokens, 0, tokens.length);
  const verb = clause ? tokens[clause.finite] : undefined;
  const subjectEnd = clause ? tokens[clause.subjectEnd - 1]?.end : undefined;
  if (!clause || clause.subject > 0 || !verb || subjectEnd === undefined) return null;
  const helped = helpVerb(verb, tokens[clause.finite + 1]);
  if (!helped) return null;
  const subject = text.slice(0, subjectEnd);
  const adverbs = text.slice(subjectEnd, verb.start).trim();
  const rest = text.slice(verb.end).trim();
  return [helped.helper, subject, adverbs, helped.main, rest]
    .filter(Boolean)
    .join(" ")
    .replace(/ (?=,)/gu, "");
}

/** The auxiliary that goes before the subject, and the verb that stays behind. */
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
  // "arrested by trickery" leaves out "was".
  if (forms.isParticiple && next?.lower === "by") return null;
  if (forms.isSingular) return { helper: "does", main: forms.base };
  if (forms.isPast && !forms.isBase) return { helper: "did", main: forms.base };
  return forms.isBase && !forms.isPast ? { helper: "do", main: forms.base } : null;
}
