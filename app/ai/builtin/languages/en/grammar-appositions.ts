import type { FoundFact } from "../../facts/fact";
import { readClause } from "./grammar-clause";
import { headOf } from "./grammar-phrase";
import { isAnaphoric } from "./grammar-reference";
import { contentWords, hasArticle, type Sentence, type Span, textOfSpan } from "./grammar-sentence";
import { definition, isTerm, isUndefiningHead } from "./grammar-terms";
import {
  finiteVerbScore,
  hasTag,
  isAdjective,
  isAfterComma,
  isIn,
  listed,
  type Token,
} from "./grammar-tokens";
import { classesOfNoun, isPluralNoun } from "./lexicon/noun-classes";

/** Head nouns of a remark about the whole statement: "…, a move that …". */
const REMARK_HEADS = listed(
  "result time year period process move trend number amount figure view practice change increase decision policy situation event step circumstance victory defeat development achievement likes basis core distance miles",
);
const COMPLEMENT_MARKERS = listed("of used made found caused between in for to by");

/** Reads appositions: "the urinary bladder, a muscular bag that can hold about half a litre". */
export function appositions(sentence: Sentence): FoundFact[] {
  const { tokens } = sentence;
  return tokens.flatMap((_, at) => {
    const mark = markBefore(tokens, at);
    if (mark < 1 || isOpening(sentence, mark)) return [];
    const to = asideEnd(tokens, at);
    const mayBeClause = mark === at && !isPluralPhrase(tokens, at);
    if (!isDefining(tokens, at, to) || (mayBeClause && isClause(tokens, at, to))) return [];
    if (goesOnAsList(tokens, to)) return [];
    let end = mark;
    while (end > 1 && tokens[end - 1]?.isBracketed) end -= 1;
    const from = termStart(tokens, end);
    if (from < 0 || !isTerm(sentence, from, end)) return [];
    return explained(sentence, { from, to: end }, { from: at, to }) ?? [];
  });
}

/** Whether the apposition is a definition with more than a class. */
function isDefining(tokens: readonly Token[], at: number, to: number): boolean {
  const words = tokens.slice(at + 1, to);
  if (words.length < 3 || contentWords(tokens, at, to) < 2 || isUndefiningHead(words[0]))
    return false;
  if (namesActivity(tokens, at, to)) return true;
  if (isIn(tokens[headOf(tokens, at, to)], REMARK_HEADS)) return false;
  return words.some(
    (one) => hasTag(one, "relative") || isIn(one, COMPLEMENT_MARKERS) || one.verb?.isGerund,
  );
}

const ACTIVITY_NOUNS = listed(
  "practice process act study science art belief idea theory ability tendency state method condition use removal loss movement exchange conversion formation growth distribution absence presence lack",
);

/**
 * Whether it names an activity, "the practice of having more than one wife", which only a
 * definition does.
 */
function namesActivity(tokens: readonly Token[], at: number, to: number): boolean {
  if (tokens[at]?.lower !== "the") return false;
  const of = tokens.findIndex((token, index) => index > at && /^(?:of|that)$/u.test(token.lower));
  const isNear = of > at + 1 && of < Math.min(to - 1, at + 5) && tokens[of + 1]?.tag !== "relative";
  return (
    isNear &&
    tokens.slice(at + 1, of).some((one) => isIn(one, ACTIVITY_NOUNS) || one.verb?.isGerund)
  );
}

/** The definition; null if the apposition does not explain the term. */
function explained(sentence: Sentence, term: Span, meaning: Span): FoundFact | null {
  const { tokens, context } = sentence;
  const opens = tokens[meaning.from];
  const isGiven = /^(?:or|are|is)$/u.test(tokens[meaning.from - 1]?.lower ?? "");
  if (!opens || !isExplained(sentence, term, meaning, isGiven)) return null;
  if (isWithinPhrase(tokens, term.from, opens)) return null;
  // "a protein, a hormone" is a list, unless a relative clause defines the first.
  const words = tokens.slice(meaning.from + 1, meaning.to);
  const isRelative = words.slice(1, 5).some((one) => one.tag === "relative");
  if (!isGiven && /^an?$/u.test(tokens[term.from]?.lower ?? "") && !isRelative) return null;
  const isSeveral = isPluralNoun(tokens[term.to - 1]?.lower ?? "");
  if (/^an?$/u.test(opens.lower) ? isSeveral : opens.tag === "noun" && !isSeveral) return null;
  if (
    isAnaphoric(tokens, term.from, term.to, context, "subject") ||
    isAnaphoric(tokens, meaning.from, meaning.to, context, "definition")
  )
    return null;
  return definition(sentence, textOfSpan(sentence, term.from, term.to), meaning, null);
}

/**
 * Whether the term is explained: in bold or after "or", or a key term with a clause ("a bag that
 * …").
 */
function isExplained(
  { tokens, context }: Sentence,
  term: Span,
  { from, to }: Span,
  isGiven: boolean,
): boolean {
  const named = tokens.slice(term.from, term.to);
  const words = named
    .map(({ text }) => text)
    .join(" ")
    .replace(/^the /iu, "");
  const opening = tokens.findIndex((token, at) => at > from && hasTag(token, "relative"));
  const end = opening < 0 ? to : Math.min(opening, to);
  // A clause of its own: "the water covering it was brackish".
  const isPlain = isPluralPhrase(tokens, from);
  if (!isPlain && tokens.slice(from, end).some((_, at) => finiteVerbScore(tokens, from + at) >= 1))
    return false;
  if (context.bold.some((bold) => bold.includes(words))) return true;
  if (namesActivity(tokens, from, to)) return true;
  // Another thing: "or a boulder".
  if (isGiven && tokens[from - 1]?.lower === "or") return tokens[from]?.lower === "the";
  // The clause does not restrict the noun: "a few still require that", "the use of which".
  const before = tokens[end - 1];
  if ((before?.verb?.isBase && before.verb.certainty === 2) || before?.tag === "preposition")
    return false;
  const isKey = context.isKeyTerm?.(words);
  if (isKey === false) return false;
  // A part of a key term: "the slope of the trend".
  const isPart = tokens[from]?.lower === "the" && tokens[from + 2]?.lower === "of";
  return (
    end < to ||
    (isKey === true && isPart) ||
    named.some(({ isName }) => isName) ||
    /^(?:made|used|found|formed|caused)$/u.test(tokens[from + 2]?.lower ?? "")
  );
}

/**
 * The start of an apposition: ", a", ", or the", ", which is the" or a plural ("prop roots, arching
 * roots that …"); -1 if there is none.
 */
function markBefore(tokens: readonly Token[], at: number): number {
  const token = tokens[at];
  if (!token || token.isBracketed) return -1;
  const before = tokens[at - 1]?.lower ?? "";
  const isRelative = /^(?:is|are)$/u.test(before) && tokens[at - 2]?.lower === "which";
  if (!hasArticle(tokens, at) && !isPluralPhrase(tokens, at)) return -1;
  const mark = before === "or" && hasArticle(tokens, at) ? at - 1 : isRelative ? at - 2 : at;
  return /^\)?, $/u.test(tokens[mark]?.before ?? "") ? mark : -1;
}

/** Whether a restricted plural follows: "pencil-like roots that stick out", "markets where …". */
function isPluralPhrase(tokens: readonly Token[], at: number): boolean {
  const first = tokens[at];
  if (first?.tag !== "noun" || first.isName || first.verb?.isPast) return false;
  const relative = tokens.findIndex((token, index) => index > at && token.tag === "relative");
  const isNear = relative > at && relative < at + 6;
  return (
    isNear &&
    tokens.slice(at, relative).every((token) => token.tag === "noun") &&
    isPluralNoun(tokens[relative - 1]?.lower ?? "")
  );
}

/** Whether the main clause starts here: "In socialist societies, the means …". */
function isOpening({ tokens, clauses }: Sentence, mark: number): boolean {
  if (clauses.some(({ subject }) => subject === mark)) return true;
  // A verb precedes: "Below that is the medulla, a tissue that …".
  const hasVerb = tokens.slice(0, mark).some((_, at) => finiteVerbScore(tokens, at) >= 2);
  return clauses.length === 0 && !hasVerb && !tokens.slice(1, mark).some(isAfterComma);
}

function isClause(tokens: readonly Token[], from: number, to: number): boolean {
  const clause = readClause(tokens, from, tokens.length);
  return clause !== null && clause.finite < to;
}

function asideEnd(tokens: readonly Token[], at: number): number {
  const end = tokens.findIndex(
    (token, index) => index > at && /[,;:—.]/u.test(token.before) && !isModifying(tokens, index),
  );
  return end < 0 ? tokens.length : end;
}

/** Whether the comma separates adjectives: "a loose, cottony tissue". */
function isModifying(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const next = tokens[at]?.tag === "coordinator" ? tokens[at + 1] : tokens[at];
  if (!before || !isAfterComma(tokens[at]) || next?.tag !== "noun") return false;
  const isOnly = hasArticle(tokens, at - 2) && classesOfNoun(before.lower).length === 0;
  return isAdjective(before) || (isOnly && before.tag === "noun");
}

/** Whether the comma is in a list: "aid, assistance, technology, and propaganda". */
function goesOnAsList(tokens: readonly Token[], at: number): boolean {
  if (hasTag(tokens[at], "coordinator") || hasArticle(tokens, at)) return true;
  for (let index = at; index < Math.min(tokens.length, at + 8); index += 1) {
    const token = tokens[index];
    if (!token || token.tag === "relative" || finiteVerbScore(tokens, index) >= 1.5) return false;
    if (index > at && isAfterComma(token) && /^(?:and|or)$/u.test(token.lower)) return true;
  }
  return false;
}

/** Whether it does not refer to the last noun: "the battle in Roman history, the village …". */
function isWithinPhrase(tokens: readonly Token[], from: number, article: Token): boolean {
  const before = tokens[from - 1]?.lower ?? "";
  return article.lower === "the" && /^(?:in|of|as|to|from|including|like)$/u.test(before);
}

/** The start of the term before a comma. */
function termStart(tokens: readonly Token[], end: number): number {
  let start = -1;
  for (let at = end - 1; at >= Math.max(0, end - 5); at -= 1) {
    const token = tokens[at];
    const before = tokens[at - 1];
    if (!token || token.isBracketed || /['’]s?$/u.test(token.text)) return -1;
    if (token.tag === "determiner") return hasArticle(tokens, at) ? at : -1;
    if (token.tag !== "noun") break;
    // A verb precedes the name: "They account for", "to form Greater Serbia".
    const isVerb = token.verb !== null && (token.verb.certainty > 0 || token.verb.isParticiple);
    if (token.verb?.isBase && hasTag(before, "pronoun", "auxiliary")) break;
    if (token.verb?.isBase && before?.lower === "to") break;
    if (isVerb && at < end - 1 && !hasTag(before, "determiner", "preposition")) break;
    start = at;
    if (/[,;:—]/u.test(token.before)) return -1;
  }
  return start === end - 1 && tokens[start]?.verb?.isParticiple ? -1 : start;
}
