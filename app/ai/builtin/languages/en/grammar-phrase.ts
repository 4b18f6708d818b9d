import {
  hasTag,
  isAdjective,
  isAfterComma,
  isIn,
  isLoneAdjective,
  listed,
  type Token,
} from "./grammar-tokens";
import { isPluralNoun } from "./lexicon/noun-classes";

/** The index of the head noun: "workers" in "the workers of the mill". */
export function headOf(tokens: readonly Token[], start: number, end: number): number {
  let head = start;
  for (let at = start; at < end; at += 1) {
    const token = tokens[at];
    const next = tokens[at + 1];
    if (!token) break;
    if (token.isBracketed) continue;
    const isLink = hasTag(token, "preposition", "relative", "coordinator", "auxiliary");
    if (at > start && (isLink || isAfterComma(token))) break;
    if (at > start && tokens[at - 1]?.tag === "noun") {
      // A participle after the head: "the treaty signed in Paris", "cells making hormones".
      if (token.verb?.isParticiple && !token.verb.isBase && next?.tag !== "noun") break;
      if (token.verb?.isGerund && hasTag(next, "determiner", "preposition")) break;
    }
    if (hasTag(token, "noun", "number", "pronoun")) head = at;
  }
  return head;
}

/** Whether the range can be the subject of the verb after it. */
export function isSubject(
  tokens: readonly Token[],
  start: number,
  end: number,
  hasClause: boolean,
): boolean {
  let last = end - 1;
  while (last > start && tokens[last]?.isBracketed) last -= 1;
  const closing = tokens[last];
  if (
    !closing ||
    hasTag(closing, "determiner", "coordinator", "subordinator", "auxiliary", "relative")
  )
    return false;
  // "The salt that is pumped out".
  if (hasClause || closing.tag === "preposition")
    return hasClause && (closing.tag !== "preposition" || tokens[last - 1]?.verb != null);
  if (last > start ? closing.tag === "adverb" : isLoneAdjective(tokens, last)) return false;
  if (last > start && isAdjective(closing) && !closing.isName && tokens[start]?.lower !== "the")
    return false;
  return tokens.slice(start + 1, last + 1).every((token, index) => {
    const before = tokens[start + index];
    if (token.isBracketed) return true;
    // Two phrases are no subject: "In 1920 the treaty".
    const isEpithet =
      token.lower === "the" &&
      tokens[start + index + 2]?.isName &&
      /^\p{Lu}/u.test(before?.text ?? "");
    if (
      token.tag === "determiner" &&
      !isEpithet &&
      !isAfterComma(token) &&
      hasTag(before, "noun", "number") &&
      !before?.verb?.isParticiple &&
      !before?.verb?.isGerund &&
      tokens[start + index - 1]?.lower !== "to"
    )
      return false;
    return token.tag !== "pronoun" || /sel(?:f|ves)$|^one$/u.test(token.lower);
  });
}

const SINGULAR_VERBS = listed("is was has does isn't wasn't doesn't hasn't");
const PLURAL_VERBS = listed("are were have do aren't weren't don't haven't");
const SINGULAR_PRONOUNS = listed("it he she this one");
const PLURAL_PRONOUNS = listed("they we these those you i");
const OF_EITHER_NUMBER = listed(
  "data number majority variety range series species group pair set means people police half most all some none",
);
const SINGULAR_DETERMINERS = listed("a an this each every one another");
const PLURAL_DETERMINERS = listed(
  "these those many several few both two three four five six seven eight nine ten most all some",
);
/** Plurals without an s: "bacteria", "the poor", "the French". */
const MAY_BE_PLURAL =
  /(?:a|i|ae|children|women|men|fish|sheep|staff|poor|rich|elderly|sh|ch|ese)$/u;

/** Whether the verb agrees with the subject in number. */
export function agrees(tokens: readonly Token[], start: number, end: number, at: number): boolean {
  const verb = tokens[at];
  const first = tokens[start];
  if (!verb || !first) return false;
  const isSingular = isIn(verb, SINGULAR_VERBS) || (verb.verb?.isSingular ?? false);
  const isBase = verb.tag === "noun" && verb.verb !== null && verb.verb.isBase && !verb.verb.isPast;
  if (!isSingular && !isBase && !isIn(verb, PLURAL_VERBS)) return true;
  if (first.tag === "pronoun")
    return !isIn(first, isSingular ? PLURAL_PRONOUNS : SINGULAR_PRONOUNS);
  const noun = tokens[headOf(tokens, start, end)] ?? first;
  const isCapital = noun === first && /^\p{Lu}/u.test(noun.text);
  // Names show no number: "James was", "the United States is".
  if (noun.isName || (isCapital && isSingular) || isIn(noun, OF_EITHER_NUMBER)) return true;
  const isPlural = isPluralNoun(noun.lower);
  if (isSingular)
    return (
      (first.verb?.isGerund ?? false) ||
      !(
        isPlural ||
        (isIn(first, PLURAL_DETERMINERS) && !/^(?:all|most|some|half)$/u.test(first.lower))
      )
    );
  const isJoined = tokens.slice(start, end).some((one) => one.lower === "and" && !one.isBracketed);
  return (
    isPlural ||
    isJoined ||
    isIn(first, PLURAL_DETERMINERS) ||
    (!isIn(first, SINGULAR_DETERMINERS) && MAY_BE_PLURAL.test(noun.lower))
  );
}

/** Whether the comma is in a list: "Algae, fungi and lichens", "the darker, striped zone". */
export function isListed(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const isModifier =
    before && (isAdjective(before) || /er$/u.test(before.lower) || before.verb?.isParticiple);
  if (isModifier && tokens[at]?.tag === "noun") return true;
  return tokens.slice(at, at + 14).some((token) => token.lower === "and" || token.lower === "or");
}

/** The text of a token range, verbatim; null if brackets or quotation marks are unbalanced. */
export function textOf(
  sentence: string,
  tokens: readonly Token[],
  from: number,
  to: number,
): string | null {
  const first = tokens[from];
  const last = tokens[to - 1];
  if (!first || !last || to <= from) return null;
  let { start } = first;
  let { end } = last;
  if (/[“"«]$/u.test(sentence.slice(0, start)) && !isPaired(sentence.slice(start, end))) start -= 1;
  for (const closing of /^[^\p{L}\p{N}\s,;:.]{1,3}/u.exec(sentence.slice(end))?.[0] ?? "") {
    if (isPaired(sentence.slice(start, end))) break;
    end += closing.length;
  }
  if (/[“"«(]$/u.test(sentence.slice(0, start)) && !isPaired(sentence.slice(start, end)))
    start -= 1;
  const text = sentence.slice(start, end);
  return isPaired(text) ? text : null;
}

function isPaired(text: string): boolean {
  const times = (mark: string) => text.split(mark).length - 1;
  const pairs = ["()", "[]", "“”", "«»"].every(
    ([open = "", close = ""]) => times(open) === times(close),
  );
  return pairs && times('"') % 2 === 0;
}

const CITATION =
  /^(?:[^\s]*\s+){4,}|\b(?:1[5-9]|20)\d\d\b|\b(?:see|figure|fig|table|chapter|section|p|pp|ibid|box|above|below)\b|^\s*[([]\d+/iu;

/** The end of a range without citations: "(Miller 1956)", "[12]", "(see Figure 2)". */
export function withoutCitation(
  sentence: string,
  tokens: readonly Token[],
  from: number,
  to: number,
): number {
  let end = to;
  while (end > from && tokens[end - 1]?.isBracketed) end -= 1;
  const bracket = sentence.slice(tokens[end - 1]?.end ?? 0, tokens[to - 1]?.end ?? 0);
  return CITATION.test(bracket) ? end : to;
}
