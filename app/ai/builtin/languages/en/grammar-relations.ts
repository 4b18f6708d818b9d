import type { FoundFact } from "../../facts/fact";
import { type Clause, readClause } from "./grammar-clause";
import { mayBePersonName } from "./grammar-names";
import { isGenericPerson, resolvesPronouns } from "./grammar-reference";
import {
  contentWords,
  hasArticle,
  isComplete,
  isSpecific,
  type Sentence,
  type Span,
  textOfSpan,
  wordCount,
} from "./grammar-sentence";
import { isAfterComma, isIn, listed } from "./grammar-tokens";

const MAX_SPAN_WORDS = 34;

/** Builds a fact from two ranges and their connective; null if one is too long or unbalanced. */
export function relateSpans(
  kind: "cause" | "consequence" | "purpose",
  sentence: Sentence,
  one: Span,
  other: Span,
  relation: string,
): FoundFact | null {
  const subject = textOfSpan(sentence, one.from, one.to);
  const predicate = textOfSpan(sentence, other.from, other.to);
  if (
    !subject ||
    !predicate ||
    wordCount(subject) > MAX_SPAN_WORDS ||
    wordCount(predicate) > MAX_SPAN_WORDS
  )
    return null;
  return { kind, subject, predicate, relation };
}

/** The clause before a connective. */
export function clauseBefore({ tokens, start }: Sentence, at: number): Span {
  let from = start;
  for (let index = at - 1; index > start && from === start; index -= 1)
    if (/[;—]|:\s/u.test(tokens[index]?.before ?? "")) from = index;
  return { from, to: at };
}

/** Whether the span is a complete clause with a self-contained subject. */
export function isEffect(sentence: Sentence, { from, to }: Span): boolean {
  const { tokens } = sentence;
  const clause = readClause(tokens, from, to);
  if (!clause || clause.end < to || contentWords(tokens, from, to) < 2) return false;
  const { subject, subjectEnd, finite } = clause;
  const isSubordinate = subject > from && tokens[from]?.tag === "subordinator";
  const isObject =
    /^(?:it|her)$/u.test(tokens[finite + 1]?.lower ?? "") ||
    tokens.slice(from, to).some(({ lower }) => /^(?:him|them)$/u.test(lower));
  const isPronoun = tokens[subject]?.tag === "pronoun" || isObject;
  const said = tokens.slice(from, to);
  if (said.some((token) => isIn(token, DEICTIC_WORDS)) || said.at(-1)?.lower === "too")
    return false;
  const isAnybody = subjectEnd === subject + 2 && hasArticle(tokens, subject);
  if (isIncidentalPerson(sentence, clause)) return false;
  if (isAnybody && tokens.slice(subject + 1, subjectEnd).some(isGenericPerson)) return false;
  // No clause: "Drawing upon works reintroduced …".
  const isReduced = tokens[subject]?.verb?.isGerund && tokens[finite]?.verb?.isPast;
  if (isSubordinate || isPronoun || isReduced || !resolvesPronouns(tokens, from, to)) return false;
  return isSpecific(sentence, subject, subjectEnd) && isComplete(sentence, from, to);
}

/** Deictic words, which need their context. */
const DEICTIC_WORDS = listed("now then still already again even yet i we us our you your");

/** Whether the subject is a person mentioned in passing. */
function isIncidentalPerson(
  { tokens, context }: Sentence,
  { subject, subjectEnd, finite }: Clause,
): boolean {
  const isContinuation =
    /^(?:was|were)$/u.test(tokens[finite]?.lower ?? "") && tokens[finite + 1]?.verb?.isGerund;
  const name = tokens
    .slice(subject, subjectEnd)
    .map(({ text }) => text)
    .join(" ");
  return isContinuation || (mayBePersonName(name) && context.isKeyTerm?.(name) === false);
}

/**
 * Whether the span is a reason: a clause, or a noun phrase if `isPhrase`. Its pronouns may refer to
 * the effect.
 */
export function isReason(sentence: Sentence, { from, to }: Span, isPhrase: boolean): boolean {
  if (
    to - from < 2 ||
    contentWords(sentence.tokens, from, to) < 1 ||
    !isComplete(sentence, from, to)
  )
    return false;
  const said = sentence.tokens.slice(from, to);
  if (said.some((token) => isIn(token, DEICTIC_WORDS)) || said.at(-1)?.lower === "too")
    return false;
  if (isPhrase) return true;
  const clause = readClause(sentence.tokens, from, to);
  return clause !== null && clause.end >= to;
}

/** Splits "Because X, Y" at the comma after which a complete clause starts. */
export function fronted(
  { tokens }: Sentence,
  from: number,
  isPhrase: boolean,
): [Span, Span] | [null, null] {
  for (let at = from + 1; at < Math.min(tokens.length - 1, from + 30); at += 1) {
    if (!isAfterComma(tokens[at])) continue;
    const effect = readClause(tokens, at, tokens.length);
    if (effect?.subject !== at) continue;
    const reason = isPhrase ? null : readClause(tokens, from, at);
    if (isPhrase || (reason && reason.end >= at))
      return [
        { from: at, to: effect.end },
        { from, to: at },
      ];
  }
  return [null, null];
}
