import type { FoundFact } from "../../facts/fact";
import type { SentenceContext } from "../language-pack";
import { type Clause, readClause } from "./grammar-clause";
import { headOf } from "./grammar-phrase";
import {
  isComplete,
  isSpecific,
  readSentence,
  type Sentence,
  textBetween,
  textOfSpan,
  wordCount,
} from "./grammar-sentence";
import { isAdjective, isAfterComma, isBe, listed, type Token } from "./grammar-tokens";
import { classesOfNoun } from "./lexicon/noun-classes";

const MAX_SIDE_WORDS = 30;
const MAX_NAME_WORDS = 10;

/**
 * Reads contrasts ("unlike", "whereas", "while", "in contrast", "but") between subjects of one
 * kind.
 */
export function readContrasts(text: string, context: SentenceContext): FoundFact[] {
  const sentence = readSentence(text, context);
  const found = sentence && (unlike(sentence) ?? fronted(sentence) ?? between(sentence));
  // Too short to distinguish two things: "Aztecs bathed daily".
  return found && /^(?:is|are|was|were) |\s\S+\s/u.test(found.predicate) ? [found] : [];
}

interface Side {
  subject: string;
  predicate: string;
  clause: Clause;
}

/** A clause with a self-contained subject that fills the range; null if there is none. */
function sideOf(sentence: Sentence, from: number, to: number): Side | null {
  const clause = readClause(sentence.tokens, from, to);
  if (!clause || clause.subject !== from || !isSpecific(sentence, from, clause.subjectEnd))
    return null;
  // A reported contrast is not the subject's own: "Rachels challenged the view that X is wrong
  // whereas Y is right".
  const isView = sentence.tokens
    .slice(clause.finite, clause.end)
    .some(({ lower }) => lower === "that");
  if (isView || !isComplete(sentence, clause.verb, clause.end)) return null;
  const subject = textOfSpan(sentence, from, clause.subjectEnd);
  const predicate = textOfSpan(sentence, clause.verb, clause.end);
  if (!subject || !predicate || wordCount(subject) > MAX_NAME_WORDS) return null;
  return wordCount(predicate) < 2 || wordCount(predicate) > MAX_SIDE_WORDS
    ? null
    : { subject, predicate, clause };
}

function contrast(one: Side, other: Omit<Side, "clause">, relation: string): FoundFact {
  const contrasted = { subject: other.subject, predicate: other.predicate };
  return { kind: "contrast", subject: one.subject, predicate: one.predicate, relation, contrasted };
}

const UNLIKE =
  /^(?:Unlike|In contrast (?:to|with)|Compared (?:to|with)|As opposed to|Contrary to)(?= )/u;

/**
 * Reads "Unlike X, which does this, Y does that". In "Unlike X, Y …" the predicate of X is empty.
 */
function unlike(sentence: Sentence): FoundFact | null {
  const { tokens, start, clauses } = sentence;
  const relation = UNLIKE.exec(textBetween(sentence, start))?.[0];
  const [main] = clauses;
  if (!relation || !main) return null;
  const isKey = sentence.context.isKeyTerm?.(textBetween(sentence, main.subject, main.subjectEnd));
  if (isKey === false) return null;
  const from = start + relation.split(" ").length;
  const side = sideOf(sentence, main.subject, tokens.length);
  if (!side || main.subject <= from) return null;
  const relative = tokens.findIndex(
    (token, at) =>
      at > from && at < main.subject && isAfterComma(token) && token.tag === "relative",
  );
  const end = relative < 0 ? main.subject : relative;
  const subject = isSpecific(sentence, from, end) ? textOfSpan(sentence, from, end) : null;
  const predicate = relative < 0 ? "" : (textOfSpan(sentence, relative + 1, main.subject) ?? "");
  return subject ? contrast(side, { subject, predicate }, relation) : null;
}

/** Reads "While A …, B …". */
function fronted(sentence: Sentence): FoundFact | null {
  const { tokens, start } = sentence;
  const marker = tokens[start]?.lower ?? "";
  if (!/^(?:whereas|while)$/u.test(marker)) return null;
  const comma = tokens.findIndex((token, at) => at > start + 2 && isAfterComma(token));
  const one = sideOf(sentence, start + 1, comma);
  const other = one && one.clause.end >= comma ? sideOf(sentence, comma, tokens.length) : null;
  return one && other && arePaired(sentence, one, other, marker)
    ? contrast(other, one, marker)
    : null;
}

const BETWEEN =
  /^(?:whereas|while|but|by contrast|in contrast|on the other hand|conversely|however)(?=,? )/iu;

/** Reads "A does this, whereas B does that", "A is this; B is that". */
function between(sentence: Sentence): FoundFact | null {
  const { tokens, start } = sentence;
  for (let at = start + 3; at < tokens.length - 2; at += 1) {
    const token = tokens[at];
    if (!token || token.isBracketed) continue;
    const relation = BETWEEN.exec(textBetween(sentence, at))?.[0] ?? "";
    if (
      !/;/u.test(token.before) &&
      !/^(?:whereas|while)$/u.test(relation) &&
      !(relation && isAfterComma(token))
    )
      continue;
    const one = sideOf(sentence, start, at);
    if (!one || one.clause.end < at) continue;
    const other = sideOf(sentence, at + (relation ? relation.split(" ").length : 0), tokens.length);
    if (other && arePaired(sentence, one, other, relation.toLowerCase()))
      return contrast(one, other, relation || ";");
  }
  return null;
}

/** Classes too general to make two things comparable. */
const ABSTRACT_CLASSES = listed(
  "act attribute thought communication event state relation group quantity possession motive process feeling artifact time",
);

/** Whether the two are of one kind, so that they are contrasted. */
function arePaired(
  { tokens }: Sentence,
  { clause: one }: Side,
  { clause: other }: Side,
  marker: string,
): boolean {
  const named = [one, other].map(({ subject, subjectEnd }) =>
    tokens
      .slice(subject, subjectEnd)
      .map(({ lower }) => lower)
      .join(" ")
      .replace(/^(?:the|an?) /u, ""),
  );
  const [first = "", second = ""] = named;
  if (first.endsWith(second) || second.endsWith(first)) return false;
  // A temporal "while": "While the king was travelling, …".
  const isContinuation = ({ finite }: Clause) =>
    /^(?:was|were)$/u.test(tokens[finite]?.lower ?? "") && tokens[finite + 1]?.verb?.isGerund;
  if (marker === "while" && (isContinuation(one) || isContinuation(other))) return false;
  if (/^(?:whereas|by contrast|in contrast|on the|conversely)/u.test(marker)) return true;
  const [head = "", otherHead = ""] = [one, other].map(
    ({ subject, subjectEnd }) => tokens[headOf(tokens, subject, subjectEnd)]?.lower ?? "",
  );
  const classes = classesOfNoun(head).filter((name) => !ABSTRACT_CLASSES.has(name));
  if (head === otherHead || classesOfNoun(otherHead).some((name) => classes.includes(name)))
    return true;
  const [verb, otherVerb] = [one, other].map(({ finite }) => tokens[finite]);
  if (isBe(verb) && isBe(otherVerb) && marker === "while" && shareNoun(tokens, one, other))
    return true;
  if (verb?.tag === "auxiliary")
    return marker === "while" && /^ha/u.test(verb.lower) && verb.lower === otherVerb?.lower;
  if (!verb?.verb || !otherVerb?.verb) return false;
  return verb.verb.base === otherVerb.verb.base;
}

/**
 * Whether the predicates share a noun: "is a more abstract representation, while … is a more
 * applied representation".
 */
function shareNoun(tokens: readonly Token[], one: Clause, other: Clause): boolean {
  const nouns = ({ finite, end }: Clause) =>
    tokens.slice(finite + 1, end).filter((token) => token.tag === "noun" && !isAdjective(token));
  const told = new Set(nouns(one).map(({ lower }) => lower));
  return nouns(other).some(({ lower }) => told.has(lower));
}
