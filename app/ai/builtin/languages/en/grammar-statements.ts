import type { FoundFact } from "../../facts/fact";
import type { SentenceContext } from "../language-pack";
import type { Clause } from "./grammar-clause";
import { isPersonName, mayBePersonName } from "./grammar-names";
import { isGenericPerson, isHeading, isShellNoun, namesInHeading } from "./grammar-reference";
import {
  hasArticle,
  isComplete,
  isSpecific,
  isVague,
  namedSubject,
  readSentence,
  type Sentence,
  textBetween,
  textOfSpan,
  wordCount,
} from "./grammar-sentence";
import {
  finiteVerbScore,
  hasTag,
  isAdjective,
  isAfterComma,
  isBe,
  isIn,
  listed,
  type Token,
} from "./grammar-tokens";

const MAX_PREDICATE_WORDS = 34;
const MIN_PREDICATE_WORDS = 4;

/** Reads statements about key terms: what they are or do, with content of their own. */
export function readStatements(text: string, context: SentenceContext): FoundFact[] {
  const sentence = readSentence(text, context);
  return sentence?.clauses.flatMap((clause) => statementOf(sentence, clause) ?? []) ?? [];
}

function statementOf(sentence: Sentence, clause: Clause): FoundFact | null {
  const { subject: from, verb, finite } = clause;
  const subjectEnd = withoutAside(sentence.tokens, from, clause.subjectEnd);
  const [first] = sentence.clauses;
  // Without its adverbial ("In rabbits, …") the statement would be too general.
  if (first && first.subject > first.from) return null;
  const end = wholeEnd(sentence, clause);
  if (end < 0 || !isTermLike(sentence, from, subjectEnd) || !isComplete(sentence, verb, end))
    return null;
  if (isUninformative(sentence, { ...clause, subjectEnd, end })) return null;
  const { subject, aliases } = namedSubject(sentence, from, subjectEnd);
  const predicate = textOfSpan(sentence, verb, end);
  if (!subject || !predicate || wordCount(predicate) > MAX_PREDICATE_WORDS) return null;
  if (wordCount(predicate) < (/\bno\b/u.test(predicate) ? 3 : MIN_PREDICATE_WORDS)) return null;
  if (sentence.context.isKeyTerm?.(subject) === false) return null;
  const relation = textBetween(sentence, verb, finite + 1);
  return { kind: "statement", subject, predicate, relation, aliases };
}

/** Removes an aside: "Pastoral societies, such as the Maasai villagers"; lists stay complete. */
function withoutAside(tokens: readonly Token[], from: number, to: number): number {
  const comma = tokens.findIndex((token, at) => at > from && at < to && isAfterComma(token));
  const aside = comma < 0 ? [] : tokens.slice(comma, to);
  const isList = aside.some(({ lower }, at) => at > 0 && /^(?:and|or)$/u.test(lower));
  return comma < 0 || isList || aside[0]?.lower === "and" ? to : comma;
}

const CONDITION_SUBORDINATORS = listed(
  "and but while whereas although though because yet nor so or making thus hence",
);

/**
 * The end of the clause including its conditions ("…, if the soil is dry"); -1 if that is too long.
 */
function wholeEnd({ tokens }: Sentence, { end }: Clause): number {
  const next = tokens[end];
  const isWhole =
    !next ||
    /[;—–.]/u.test(next.before) ||
    next.tag === "relative" ||
    isIn(next, CONDITION_SUBORDINATORS);
  if (isWhole || next.isBracketed) return end;
  if (/:/u.test(next.before) || next.tag !== "subordinator") return -1;
  const to = tokens.findIndex(
    (token, at) =>
      at > end && (/[;:—]/u.test(token.before) || (isAfterComma(token) && at > end + 1)),
  );
  return to < 0 ? tokens.length : -1;
}

const MAX_SUBJECT_WORDS = 5;

/** Whether it could be an index entry: short, without clauses, parts and lists. */
function isTermLike(sentence: Sentence, from: number, to: number): boolean {
  const { tokens, context } = sentence;
  if (!isSpecific(sentence, from, to)) return false;
  const start = hasArticle(tokens, from) ? from + 1 : from;
  const words = tokens.slice(start, to).filter((token) => !token.isBracketed);
  if (words.length === 0 || words.length > MAX_SUBJECT_WORDS) return false;
  const isPlain = words.every(
    (token, at) =>
      (hasTag(token, "noun") || (at > 0 && /^(?:of|in|the)$/u.test(token.lower))) &&
      (at === 0 || !/[,;:—]/u.test(token.before)) &&
      (!/['’]s?$/u.test(token.text) || isSetOff(context, token.text)),
  );
  const own = words[words.findIndex((token) => hasTag(token, "preposition")) - 1] ?? words.at(-1);
  if (!isPlain || !own || (own.verb?.isParticiple && !own.verb.isBase)) return false;
  if (own.verb?.isGerund && start > from) return false;
  // Ambiguous subjects: "The surface", "Governments", "A worker".
  if (own.isName) return true;
  const isDefinite = tokens[from]?.lower === "the";
  const isKind = !isDefinite && own === words.at(-1);
  if (words.length > 1 || /^\p{Lu}.*\p{Lu}/u.test(own.text))
    return !isShellNoun(own) || isKind || namesInHeading(context.headings, own);
  if (isDefinite || isShellNoun(own)) return isHeading(context.headings, own);
  return !isGenericPerson(own);
}

/**
 * Whether a heading or bold type contains the word: "Bowman’s capsule" may be a term, "Weber’s
 * analysis" is none.
 */
function isSetOff({ headings, bold }: SentenceContext, word: string): boolean {
  return [...headings, ...bold].some((text) => text.includes(word));
}

const EVALUATIVE_NOUNS = listed(
  "important common possible necessary different similar essential significant useful difficult easy hard likely unlikely available good bad great big clear able true false interesting obvious vital crucial critical key famous well-known complex simple popular familiar surprising unique remarkable striking like unlike valuable powerful controversial responsible beautiful special typical one among now currently still growing increasing changing becoming being primary probably perhaps certainly",
);
const EMPTY_VERBS = listed(
  "find see need go get want ask tell seem appear tend try happen matter say think believe argue suggest remain exist differ vary show note mention discuss illustrate explore describe look become know understand hope feel wish want keep offer occur come owe deserve",
);
/** Predicates without content ("has many advantages", "can be seen"), or read as definitions. */
const UNINFORMATIVE_PREDICATE =
  /^(?:(?:may|might|could|would|should|ought|did|do|does)\b|\p{L}+(?:n['’]t| not| never| no longer)\b|(?:is|are|was|were|been) (?:\p{Ll}+ly |just |only |also |often )*(?:some|two|three|many|several|these|those|both|the (?:most|same|only|first)|an? (?:\p{Ll}+ )?(?:example|question|reason|problem|matter|part|result|case|topic|way|issue|thing)|called|known|termed|named|referred to|positioned|interrelated|sometimes|often)\b|can take|plays? an? (?:\p{Ll}+ )?(?:role|part)\b|ha(?:s|ve|d) (?:to|been|also|many|several|some|two|three|four|various|numerous|both)\b|(?:\p{L}+ ){1,3}(?:divided|classified|grouped|seen|shown|discussed|noted|mentioned|listed|described|summarized|illustrated|thought|said|believed|considered|argued|expected|supposed)\b)/u;
const VAGUE_PREDICATE =
  /\b(?:numerous|various|a (?:wide |great )?(?:variety|number|range) of|in (?:many|some|several) ways|(?:as well|too)$|like an? )/u;
const ASPECTUAL_VERBS = listed("begin start continue stop");
const COMPARISON =
  /^(?:more|less|fewer|(?:small|larg|deep|high|low|old|young|fast|slow|broad|wid|long|short|strong|weak|bett|wors|great|heavi|light|dens|earli|lat|clos)er)$/u;
const DISCOURSE_ADVERBS = listed(
  "also instead however again therefore thus even now then still already",
);

/** Whether the predicate has no content to learn. */
function isUninformative(
  sentence: Sentence,
  { subject, subjectEnd, finite, end }: Clause,
): boolean {
  const { tokens } = sentence;
  const first = tokens[finite];
  const word = tokens[withoutAdverbs(tokens, finite + 1)];
  const said = tokens.slice(finite, end);
  const words = textBetween(sentence, finite, end);
  if (!first || !word || said.some((token) => isIn(token, DISCOURSE_ADVERBS))) return true;
  if (isAfterComma(tokens[finite + 1]) || VAGUE_PREDICATE.test(words)) return true;
  if (isRunOn(tokens, finite, end) || (words.match(/\d[\d.,]*/gu)?.length ?? 0) > MAX_FIGURES)
    return true;
  if (EMPTY_VERBS.has(first.verb?.base ?? "") || /^(?:it|them|him|her|so|one)$/u.test(word.lower))
    return true;
  const judged = /^(?:an?|the)$/u.test(word.lower) ? tokens[tokens.indexOf(word) + 1] : word;
  const isCompared =
    [tokens[finite + 1], judged].some((token) => COMPARISON.test(token?.lower ?? "")) &&
    !/\bthan\b/u.test(words);
  if (isBe(first) && (isCompared || isIn(judged, EVALUATIVE_NOUNS))) return true;
  if (
    isBe(first) &&
    said.length <= MIN_PREDICATE_WORDS &&
    !said.some(({ lower }) => lower === "no")
  )
    return true;
  if (ASPECTUAL_VERBS.has(first.verb?.base ?? "") && (word.lower === "to" || word.verb?.isGerund))
    return true;
  // A pronoun without antecedent: "mourns over him".
  if (said.slice(1, 4).some(({ lower }) => /^(?:him|them)$/u.test(lower))) return true;
  if (UNINFORMATIVE_PREDICATE.test(words)) return true;
  if (said.some(isSpeaker) || isNarrative(sentence, finite, subject, subjectEnd)) return true;
  const told = tokens.slice(subject, subjectEnd).map(({ lower }) => lower.slice(0, 5));
  const own = said.slice(1).filter(({ lower }) => !told.includes(lower.slice(0, 5)));
  const isModified = own.some((token) => contentOf(token) === "modifier");
  // The complement gives the noun content: "the growth of bacteria".
  const isFilled = (token: Token) => tokens[tokens.indexOf(token) + 1]?.lower === "of";
  const nouns = own.filter(
    (token) => contentOf(token) === "noun" || (isShellNoun(token) && isFilled(token)),
  ).length;
  return nouns < (isModified && said.length > MIN_PREDICATE_WORDS ? 1 : 2);
}

const MAX_FIGURES = 2;

/** Whether it is a run-on sentence: "is the lamp, the wax is the oil". */
function isRunOn(tokens: readonly Token[], finite: number, end: number): boolean {
  let isJoined = false;
  for (let at = finite + 1; at < end; at += 1) {
    const token = tokens[at];
    if (hasTag(token, "relative", "subordinator", "coordinator")) isJoined = true;
    const follows = hasTag(tokens[at - 1], "auxiliary", "adverb");
    if (!isJoined && !follows && token?.tag === "auxiliary" && finiteVerbScore(tokens, at) >= 3)
      return true;
  }
  return false;
}

/** The content of a word: a noun, a modifier, or none. */
function contentOf(token: Token): "noun" | "modifier" | null {
  const { verb } = token;
  if (token.tag !== "noun" || isShellNoun(token) || isVague(token)) return null;
  const isModifier =
    isAdjective(token) ||
    /(?:ive|ous|ary|able)$/u.test(token.lower) ||
    verb?.isGerund ||
    (verb?.isParticiple && !verb.isBase);
  return isModifier ? "modifier" : "noun";
}

function isSpeaker({ lower }: Token): boolean {
  return /^(?:i|we|us|our|you|your|me|my)$/u.test(lower);
}

/** Whether it narrates a past event: "The Gauchos roared with laughter". */
function isNarrative(
  { tokens, context }: Sentence,
  finite: number,
  from: number,
  to: number,
): boolean {
  const verb = tokens[finite];
  const isPast = verb?.verb
    ? verb.verb.isPast && !verb.verb.isBase
    : /^(?:was|were|had)$/u.test(verb?.lower ?? "");
  if (!isPast) return false;
  if (context.previous && /\b(?:I|[Ww]e|[Mm]y|[Oo]ur)\b/u.test(context.previous)) return true;
  const own = tokens.slice(from, to);
  const name = own.map(({ text }) => text).join(" ");
  if (isPersonName(name) || mayBePersonName(name)) return true;
  const isNamed = own.some((token, at) => /^\p{Lu}/u.test(token.text) && at > 0);
  return !isNamed && !own.some((token) => namesInHeading(context.headings, token));
}

function withoutAdverbs(tokens: readonly Token[], at: number): number {
  let index = at;
  while (tokens[index]?.tag === "adverb") index += 1;
  return index;
}
