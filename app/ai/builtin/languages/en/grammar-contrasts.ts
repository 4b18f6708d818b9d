import type { FoundFact } from "../../facts/fact";
import type { SentenceContext } from "../language-pack";
import { type Clause, headOf, readClause } from "./grammar-clause";
import {
  isComplete,
  isSpecific,
  readSentence,
  type Sentence,
  wordCount,
  wordsOf,
} from "./grammar-sentence";
import { isWord } from "./grammar-tokens";
import { fieldOfNoun } from "./lexicon/noun-classes";

const LONGEST = 30;

/** "unlike", "whereas", "while", "in contrast", "but" between subjects of one kind. */
export function readContrasts(text: string, context: SentenceContext): FoundFact[] {
  const sentence = readSentence(text);
  if (!sentence) return [];
  const found = unlike(sentence, context) ?? between(sentence, context);
  return found ? [found] : [];
}

interface Side {
  subject: string;
  predicate: string;
  clause: Clause;
}

/** A clause with a clear subject; null where it is none. */
function sideOf(
  sentence: Sentence,
  from: number,
  to: number,
  context: SentenceContext,
): Side | null {
  const clause = readClause(sentence.tokens, from, to);
  if (!clause || clause.subject !== clause.from) return null;
  if (
    !isSpecific(sentence, clause.subject, clause.subjectEnd, context) ||
    !isComplete(sentence, clause.verb, clause.end, context)
  )
    return null;
  const subject = wordsOf(sentence, clause.subject, clause.subjectEnd);
  const predicate = wordsOf(sentence, clause.verb, clause.end);
  if (
    !subject ||
    !predicate ||
    wordCount(predicate) > LONGEST ||
    wordCount(predicate) < 2 ||
    wordCount(subject) > 10
  )
    return null;
  return { subject, predicate, clause };
}

function contrast(one: Side, other: Side, relation: string): FoundFact {
  return {
    kind: "contrast",
    subject: one.subject,
    predicate: one.predicate,
    relation,
    contrasted: { subject: other.subject, predicate: other.predicate },
  };
}

/** "Unlike X, which does this, Y does that"; alone, "Unlike X, Y …" says nothing of X. */
function unlike(sentence: Sentence, context: SentenceContext): FoundFact | null {
  const { tokens, start } = sentence;
  const lead = sentence.text.slice(tokens[start]?.start ?? 0);
  const marker =
    /^(?:Unlike|In contrast to|In contrast with|Compared (?:to|with)|As opposed to|Contrary to) /u.exec(
      lead,
    )?.[0];
  if (!marker) return null;
  const from = start + marker.trim().split(" ").length;
  const side = sentence.clause
    ? sideOf(sentence, sentence.clause.subject, tokens.length, context)
    : null;
  if (!side || side.clause.subject <= from) return null;
  let end = from + 1;
  while (
    end < side.clause.subject &&
    !(/,/u.test(tokens[end]?.before ?? "") && tokens[end]?.tag === "relative")
  )
    end += 1;
  if (!isSpecific(sentence, from, end, context)) return null;
  const subject = wordsOf(sentence, from, end);
  if (!subject) return null;
  const predicate =
    end < side.clause.subject && tokens[end]?.tag === "relative"
      ? (wordsOf(sentence, end + 1, side.clause.subject) ?? "")
      : "";
  return {
    kind: "contrast",
    subject: side.subject,
    predicate: side.predicate,
    relation: marker.trim(),
    contrasted: { subject, predicate },
  };
}

const BETWEEN =
  /^(?:whereas|while|but|by contrast|in contrast|on the other hand|conversely|however)$/u;

/** "A does this, whereas B does that", "While A …, B …". */
function between(sentence: Sentence, context: SentenceContext): FoundFact | null {
  const { tokens, start, text } = sentence;
  const first = tokens[start];
  if (first && isWord(first, /^(?:whereas|while)$/u)) {
    for (let at = start + 3; at < tokens.length - 2; at += 1) {
      if (!/,/u.test(tokens[at]?.before ?? "")) continue;
      const one = sideOf(sentence, start + 1, at, context);
      const other =
        one && one.clause.end >= at ? sideOf(sentence, at, tokens.length, context) : null;
      if (one && other && arePaired(sentence, one.clause, other.clause, first.lower))
        return contrast(other, one, first.text);
    }
    return null;
  }
  for (let at = start + 3; at < tokens.length - 2; at += 1) {
    const token = tokens[at];
    if (!token || token.isBracketed) continue;
    const marker =
      /^(?:whereas|while|but|(?:by|in) contrast,|on the other hand,|conversely,|however,)(?= )/iu.exec(
        text.slice(token.start),
      )?.[0];
    const isMarked = marker && (/[,;]/u.test(token.before) || /whereas|while/iu.test(marker));
    const isBare = !marker && /;/u.test(token.before);
    if (!isMarked && !isBare) continue;
    const from = marker ? at + marker.split(" ").length : at;
    const one = sideOf(sentence, start, at, context);
    const other =
      one && one.clause.end >= at ? sideOf(sentence, from, tokens.length, context) : null;
    const lower = marker?.toLowerCase().replace(",", "") ?? ";";
    if (
      one &&
      other &&
      (BETWEEN.test(lower) || isBare) &&
      arePaired(sentence, one.clause, other.clause, lower)
    )
      return contrast(one, other, marker?.replace(/,$/u, "") ?? ";");
  }
  return null;
}

/** Are the two of one kind, so that they are set against each other, and not the same thing? */
function arePaired({ tokens }: Sentence, one: Clause, other: Clause, marker: string): boolean {
  const headWord = ({ subject, subjectEnd }: Clause) =>
    tokens[headOf(tokens, subject, subjectEnd)]?.lower ?? "";
  const words = (clause: Clause) =>
    tokens
      .slice(clause.subject, clause.subjectEnd)
      .map(({ lower }) => lower)
      .filter((word) => !/^(?:the|an?)$/u.test(word))
      .join(" ");
  if (words(one).endsWith(words(other)) || words(other).endsWith(words(one))) return false;
  // "While the king was away, …": at the same time.
  if (
    marker.startsWith("while") &&
    [one, other].some(
      ({ finite }) =>
        isWord(tokens[finite], /^(?:was|were|had)$/u) && tokens[finite + 1]?.verb?.isGerund,
    )
  )
    return false;
  if (
    marker === "whereas" ||
    marker.includes("contrast") ||
    marker === "conversely" ||
    marker.includes("hand")
  )
    return true;
  const verbOf = ({ finite }: Clause) =>
    tokens[finite]?.verb?.base ?? tokens[finite]?.lower.replace(/n't$|not$/u, "") ?? "";
  const field = fieldOfNoun(headWord(one));
  const isSameHead =
    headWord(one) === headWord(other) || (field !== null && field === fieldOfNoun(headWord(other)));
  const isSameVerb = verbOf(one) === verbOf(other) && tokens[one.finite]?.tag !== "auxiliary";
  if (marker === "while")
    return (
      isSameHead ||
      isSameVerb ||
      tokens[one.finite]?.verb?.isSingular === tokens[other.finite]?.verb?.isSingular
    );
  return isSameHead || isSameVerb;
}
