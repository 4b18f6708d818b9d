import type { FoundFact } from "../../facts/fact";
import { headOf } from "./grammar-phrase";
import { isAnaphoric } from "./grammar-reference";
import { contentWords, type Sentence, textBetween, textOfSpan } from "./grammar-sentence";
import { definition, isTerm, termEnd } from "./grammar-terms";
import { hasTag, isAfterComma, isIn, listed, type Token } from "./grammar-tokens";
import { isPluralNoun } from "./lexicon/noun-classes";

const NON_NAMING_WORDS = listed("is are was were be been also often commonly sometimes");

/** Reads definitions by a name: "… a series of colored strings called the quipu". */
export function calledWithin(sentence: Sentence): FoundFact[] {
  const { tokens, context } = sentence;
  return tokens.flatMap((token, at) => {
    const begin = at + namingLength(tokens, at);
    const isAside = token.isBracketed || isAfterComma(token);
    if (begin === at || isAside || isIn(tokens[at - 1], NON_NAMING_WORDS)) return [];
    const from = phraseStart(tokens, at);
    const to = termEnd(sentence, begin, tokens.length);
    if (from < 0 || !isSpecificName(tokens, from, at) || !isTerm(sentence, begin, to)) return [];
    if (isAnaphoric(tokens, from, at, context, "subject")) return [];
    return (
      definition(
        sentence,
        textOfSpan(sentence, begin, to),
        { from, to: at },
        textBetween(sentence, at, begin),
      ) ?? []
    );
  });
}

/** The number of words that introduce a name ("called", "known as"); 0 if none do. */
function namingLength(tokens: readonly Token[], at: number): number {
  const token = tokens[at];
  if (/^(?:called|termed)$/u.test(token?.lower ?? "")) return 1;
  return token?.lower === "known" && tokens[at + 1]?.lower === "as" ? 2 : 0;
}

/** Whether the phrase is specific; "a kind of rock" fits many names. */
function isSpecificName(tokens: readonly Token[], from: number, to: number): boolean {
  const isOf = tokens.slice(from, to).some((token) => hasTag(token, "preposition", "relative"));
  const isModified =
    tokens[from]?.tag === "noun" && to - from >= 2 && /-/u.test(tokens[from]?.text ?? "");
  return contentWords(tokens, from, to) >= (isOf || isModified ? 2 : 3) && to - from >= 2;
}

const ORDINALS = listed("second third fourth fifth similar different new further final last");

/** The start of the phrase before `end`, with "a" or as a bare plural; -1 if there is none. */
function phraseStart(tokens: readonly Token[], end: number): number {
  let bare = -1;
  for (let at = end - 1; at >= Math.max(0, end - 12); at -= 1) {
    const token = tokens[at];
    if (!token || token.isBracketed) break;
    if (hasTag(token, "pronoun", "auxiliary", "relative", "subordinator", "number")) break;
    if (/^an?$/u.test(token.lower)) return isIn(tokens[at + 1], ORDINALS) ? -1 : at;
    if (token.tag === "determiner" && token.lower !== "the") break;
    const opens = at === 0 || hasTag(tokens[at - 1], "preposition", "relative", "coordinator");
    // Bare plurals: "root-like bundles", "Cells in the hypothalamus".
    const isBare = token.tag === "noun" && !token.verb?.isPast && !isIn(token, ORDINALS);
    if (opens && isBare && isPluralPhrase(tokens, at, end)) bare = at;
    if (/[,;:—]/u.test(token.before)) break;
  }
  return bare;
}

function isPluralPhrase(tokens: readonly Token[], from: number, to: number): boolean {
  const head = headOf(tokens, from, to);
  return isPluralNoun(tokens[head]?.lower ?? "");
}

/** Reads a bold name in apposition: "a knot of capillaries, the **glomerulus**". */
export function namedByApposition(sentence: Sentence): FoundFact[] {
  const { tokens, context } = sentence;
  if (context.bold.length === 0) return [];
  return tokens.flatMap((token, at) => {
    if (token.before !== ", " || at < 3) return [];
    const from = phraseStart(tokens, at);
    const to = termEnd(sentence, at, tokens.length);
    const term = textOfSpan(sentence, at, to);
    const isNamed = context.bold.some((bold) => term?.replace(/^(?:the|an?) /u, "") === bold);
    const isWhole = to === tokens.length || /[,;.]/u.test(tokens[to]?.before ?? "");
    if (from < 0 || !isNamed || !isWhole || contentWords(tokens, from, at) < 2) return [];
    if (isAnaphoric(tokens, from, at, context, "subject")) return [];
    return definition(sentence, term, { from, to: at }, null) ?? [];
  });
}
