import type { FoundFact } from "../../facts/fact";
import { readClause } from "./grammar-clause";
import { headOf } from "./grammar-phrase";
import { refersBack } from "./grammar-reference";
import { contentWords, hasArticle, type Sentence, stretch, wordsOf } from "./grammar-sentence";
import { definition, isPoor, isTerm, termEnd } from "./grammar-terms";
import { finiteWeight, hasTag, isAfterComma, isIn, listed, type Token } from "./grammar-tokens";
import { isPluralNoun } from "./lexicon/noun-classes";

const NO_NAMING_AFTER = listed("is are was were be been also often commonly sometimes");

/** "… a series of colored strings called the quipu": the phrase before is what the name means. */
export function calledWithin(sentence: Sentence): FoundFact[] {
  const { tokens, context } = sentence;
  return tokens.flatMap((token, at) => {
    const length =
      token.lower === "called"
        ? 1
        : token.lower === "known" && tokens[at + 1]?.lower === "as"
          ? 2
          : 0;
    if (
      length === 0 ||
      token.isBracketed ||
      isAfterComma(token) ||
      isIn(tokens[at - 1], NO_NAMING_AFTER)
    )
      return [];
    const from = phraseStart(tokens, at);
    const begin = at + length;
    const to = termEnd(sentence, begin, tokens.length);
    if (from < 0 || contentWords(tokens, from, at) < 3 || !isTerm(sentence, begin, to)) return [];
    if (refersBack(tokens, from, at, context, "subject")) return [];
    return (
      definition(
        sentence,
        wordsOf(sentence, begin, to),
        { from, to: at },
        stretch(sentence, at, begin),
      ) ?? []
    );
  });
}

/** Where the phrase that ends before `end` begins with "a"; -1 where none does. */
function phraseStart(tokens: readonly Token[], end: number): number {
  for (let at = end - 1; at > Math.max(0, end - 12); at -= 1) {
    const token = tokens[at];
    if (!token || token.isBracketed) break;
    if (hasTag(token, "pronoun", "auxiliary", "relative", "subordinator")) break;
    if (/^an?$/u.test(token.lower)) return at;
    if (/[,;:—]/u.test(token.before)) break;
  }
  return -1;
}

/** Heads of a remark on a whole statement: "…, a move that …". */
const REMARKS = listed(
  "result time year period process move trend number amount figure view practice change increase decision policy situation event step circumstance victory defeat development achievement likes",
);
const SAYS_WHAT = listed("of used made found caused between in for to by");

/** "the urinary bladder, a muscular bag that can hold about half a litre". */
export function appositions(sentence: Sentence): FoundFact[] {
  const { tokens, context } = sentence;
  return tokens.flatMap((token, at) => {
    const mark = hasArticle(tokens, at) && !token.isBracketed ? markBefore(tokens, at) : -1;
    if (mark < 1 || isOpening(sentence, mark)) return [];
    const to = asideEnd(tokens, at);
    const words = tokens.slice(at + 1, to);
    const [first] = words;
    if (
      words.length < 3 ||
      contentWords(tokens, at, to) < 2 ||
      isPoor(first) ||
      isIn(tokens[headOf(tokens, at, to)], REMARKS)
    )
      return [];
    if (!words.some((one) => hasTag(one, "relative") || isIn(one, SAYS_WHAT) || one.verb?.isGerund))
      return [];
    if ((mark === at && isClause(tokens, at, to)) || goesOnAsList(tokens, to)) return [];
    const from = termStart(tokens, mark);
    if (from < 0 || !isTerm(sentence, from, mark) || isWithinPhrase(tokens, from, token)) return [];
    // "a protein, a hormone": a list, unless what follows tells what the first is.
    const isRelative = words.slice(1, 5).some((one) => one.tag === "relative");
    if (mark === at && /^an?$/u.test(tokens[from]?.lower ?? "") && !isRelative) return [];
    if (/^an?$/u.test(token.lower) && isPluralNoun(tokens[mark - 1]?.lower ?? "")) return [];
    if (
      refersBack(tokens, from, mark, context, "subject") ||
      refersBack(tokens, at, to, context, "definition")
    )
      return [];
    return definition(sentence, wordsOf(sentence, from, mark), { from: at, to }, null) ?? [];
  });
}

/** Where ", a", ", or the" or ", which is the" begins; -1 where an article is none of these. */
function markBefore(tokens: readonly Token[], at: number): number {
  const before = tokens[at - 1]?.lower ?? "";
  const isRelative = /^(?:is|are)$/u.test(before) && tokens[at - 2]?.lower === "which";
  const mark = before === "or" ? at - 1 : isRelative ? at - 2 : at;
  return tokens[mark]?.before === ", " ? mark : -1;
}

/** "In socialist societies, the means …": here the main clause begins. */
function isOpening({ tokens, clauses }: Sentence, mark: number): boolean {
  if (clauses.some(({ subject }) => subject === mark)) return true;
  return clauses.length === 0 && !tokens.slice(1, mark).some(isAfterComma);
}

function isClause(tokens: readonly Token[], from: number, to: number): boolean {
  const clause = readClause(tokens, from, tokens.length);
  return clause !== null && clause.finite < to;
}

function asideEnd(tokens: readonly Token[], at: number): number {
  const end = tokens.findIndex((token, index) => index > at && /[,;:—.]/u.test(token.before));
  return end < 0 ? tokens.length : end;
}

/** "aid, assistance, technology, and propaganda": the comma stands in a list. */
function goesOnAsList(tokens: readonly Token[], at: number): boolean {
  if (hasTag(tokens[at], "coordinator") || hasArticle(tokens, at)) return true;
  for (let index = at; index < Math.min(tokens.length, at + 8); index += 1) {
    const token = tokens[index];
    if (!token || token.tag === "relative" || finiteWeight(tokens, index) >= 1.5) return false;
    if (index > at && isAfterComma(token) && /^(?:and|or)$/u.test(token.lower)) return true;
  }
  return false;
}

/** "the battle in Roman history, the village …", "such as the rate, the salary": not of the last noun. */
function isWithinPhrase(tokens: readonly Token[], from: number, article: Token): boolean {
  const before = tokens[from - 1]?.lower ?? "";
  return article.lower === "the" && /^(?:in|of|as|to|from|including|like)$/u.test(before);
}

/** Where the name before a comma begins. */
function termStart(tokens: readonly Token[], end: number): number {
  let start = -1;
  for (let at = end - 1; at >= Math.max(0, end - 5); at -= 1) {
    const token = tokens[at];
    const before = tokens[at - 1];
    if (!token || token.isBracketed || /['’]s?$/u.test(token.text)) return -1;
    if (token.tag === "determiner") return hasArticle(tokens, at) ? at : -1;
    if (token.tag !== "noun") break;
    // "They account for", "to form Greater Serbia": a verb stands before the name.
    const isVerb = token.verb !== null && (token.verb.certainty > 0 || token.verb.isParticiple);
    if (token.verb?.isBase && hasTag(before, "pronoun", "auxiliary")) break;
    if (token.verb?.isBase && before?.lower === "to") break;
    if (isVerb && at < end - 1 && !hasTag(before, "determiner", "preposition")) break;
    start = at;
    if (/[,;:—]/u.test(token.before)) return -1;
  }
  return start === end - 1 && tokens[start]?.verb?.isParticiple ? -1 : start;
}
