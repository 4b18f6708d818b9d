import type { FoundFact } from "../../facts/fact";
import type { SentenceContext } from "../language-pack";
import { type Clause, readClause } from "./grammar-clause";
import {
  isSpecific,
  readSentence,
  type Sentence,
  textBetween,
  textOfSpan,
  wordCount,
} from "./grammar-sentence";
import { finiteVerbScore, hasTag, isIn, listed, type Token } from "./grammar-tokens";

const MAX_MEMBER_WORDS = 9;
const MAX_WHOLE_WORDS = 12;

/**
 * Reads "X consists of a, b and c", "The three kinds of X are a, b and c", "There are two types of
 * X: a and b".
 */
export function readMemberships(text: string, context: SentenceContext): FoundFact[] {
  const sentence = readSentence(text, context);
  return (
    sentence?.clauses.flatMap(
      (clause) => consisting(sentence, clause) ?? counted(sentence, clause) ?? [],
    ) ?? []
  );
}

const CONSISTS =
  /^(?:consist(?:s|ed)? of|compris(?:es?|ed)|(?:is|are) (?:composed|made up) of|(?:is|are|can be|may be) (?:sub)?(?:divided|split|classified|grouped) (?:in|as|into)|includes?|contains?|fall into)(?= )/u;

function consisting(
  sentence: Sentence,
  { from, subject, subjectEnd, finite, end }: Clause,
): FoundFact | null {
  const relation = CONSISTS.exec(textBetween(sentence, finite))?.[0];
  if (!relation || subject !== from || !isSpecific(sentence, subject, subjectEnd)) return null;
  const list = listAfter(sentence, finite + relation.split(" ").length, end);
  const whole = textOfSpan(sentence, subject, subjectEnd);
  // "Includes" with two members is rarely complete.
  const fewest = /^(?:include|contain)/u.test(relation) ? 3 : 2;
  return whole && list.length >= fewest ? membership(whole, relation, list) : null;
}

function membership(subject: string, relation: string, members: readonly string[]): FoundFact {
  return { kind: "membership", subject, predicate: relation, relation, members };
}

/** The list after a near colon ("three parts: a, b and c"), else the list that follows. */
function listAfter(sentence: Sentence, from: number, to: number): string[] {
  const { tokens } = sentence;
  const colon = tokens.findIndex(
    (token, at) => at >= from && at <= from + 6 && /:\s/u.test(token.before),
  );
  return colon < 0 ? membersIn(sentence, from, to) : membersIn(sentence, colon, tokens.length);
}

const NUMBERS = listed("two three four five six seven eight nine ten");
const BEFORE_KINDS = listed(
  "two three four five six seven eight nine ten main basic major primary general different several broad",
);
const KINDS =
  /\b(?:kinds?|types?|forms?|parts?|branches|stages|phases|levels|classes|categories|groups|components|elements|layers|steps|methods|ways|varieties|functions|principles|laws|factors|causes|sources|systems|sectors|theories|approaches|models)\b/u;
const ANAPHORIC_DETERMINER = /\b(?:this|these|such|its|their)\b/u;

/** Reads "There are three kinds of rock: …", "The three branches of government are …". */
function counted(
  sentence: Sentence,
  { subject, subjectEnd, finite, end }: Clause,
): FoundFact | null {
  const { tokens } = sentence;
  if (!/^(?:are|is)$/u.test(tokens[finite]?.lower ?? "")) return null;
  const colon = tokens.findIndex((token, at) => at > finite && /:\s/u.test(token.before));
  const isThere = tokens[subject]?.lower === "there";
  const opening = tokens.slice(subject, subject + 3);
  const isWhole = opening.some((token) => isIn(token, NUMBERS)) || isRanked(opening);
  if (isThere ? colon < 0 : !isWhole) return null;
  const first = isThere ? finite + 1 : subject;
  let own = tokens[first]?.lower === "the" ? first + 1 : first;
  while (isIn(tokens[own], BEFORE_KINDS)) own += 1;
  const whole = isThere
    ? textOfSpan(sentence, own, colon)
    : textOfSpan(sentence, subject, subjectEnd);
  if (
    !whole ||
    wordCount(whole) > MAX_WHOLE_WORDS ||
    !/ (?:of|in|that) /u.test(whole) ||
    ANAPHORIC_DETERMINER.test(whole)
  )
    return null;
  if (!KINDS.test(whole) && (isThere || !isSpecific(sentence, own, subjectEnd))) return null;
  const members =
    colon > 0 ? membersIn(sentence, colon, tokens.length) : membersIn(sentence, finite + 1, end);
  return members.length < 2
    ? null
    : membership(whole, textBetween(sentence, isThere ? subject : finite, finite + 1), members);
}

/** Whether the list is only a selection: "The most common causes of …", "The main types of …". */
function isRanked([article, first, second]: readonly Token[]): boolean {
  if (article?.lower !== "the") return false;
  const isMost = first?.lower === "most" && /^(?:common|important|frequent|abundant)$/u;
  return isMost
    ? isMost.test(second?.lower ?? "")
    : /^(?:main|chief|principal|major|basic)$/u.test(first?.lower ?? "");
}

const EXAMPLES =
  /\bsuch as\b|\b(?:like|especially|particularly|among|for example|for instance|e\.g)\b/u;

/** The members of a list, verbatim; empty if it is none. */
function membersIn(sentence: Sentence, from: number, to: number): string[] {
  const { tokens } = sentence;
  if (EXAMPLES.test(textBetween(sentence, from, to))) return [];
  const isAnd = (token: Token) => token.lower === "and" || token.lower === "or";
  const isMark = (token: Token) => /[,;]/u.test(token.before) && !token.isBracketed;
  const within = tokens.slice(from + 1, to);
  const hasSerialComma = within.some((token) => isAnd(token) && isMark(token));
  const lastMark = within.findLastIndex(isMark);
  const starts = [from];
  const ends: number[] = [];
  let hasAnd = false;
  for (const [index, token] of within.entries()) {
    const at = from + 1 + index;
    const joins =
      isAnd(token) && !token.isBracketed && !hasAnd && !hasSerialComma && index > lastMark;
    if (!isMark(token) && !joins) continue;
    ends.push(at);
    starts.push(isAnd(token) ? at + 1 : at);
    hasAnd ||= isAnd(token);
  }
  ends.push(to);
  const members = starts.map((start, index) => memberAt(sentence, start, ends[index] ?? to));
  const isWhole = hasAnd && members.length > 1 && new Set(members).size === members.length;
  return isWhole && members.every((member): member is string => member !== null) ? members : [];
}

const NO_MEMBER = listed("other others this that these those such its their many some more etc");

function memberAt(sentence: Sentence, from: number, to: number): string | null {
  const { tokens } = sentence;
  const first = tokens[from];
  if (!first || to <= from || to - from > MAX_MEMBER_WORDS || isIn(first, NO_MEMBER)) return null;
  if (
    hasTag(first, "pronoun", "preposition", "subordinator", "relative", "auxiliary", "coordinator")
  )
    return null;
  const isClause = tokens
    .slice(from, to)
    .some((_, index) => finiteVerbScore(tokens, from + index) >= 2);
  if (isClause && readClause(tokens, from, to)) return null;
  const text = textOfSpan(sentence, from, to);
  return text && /\p{L}{2}/u.test(text) ? text : null;
}

const STEP_MARKS = listed(
  "first firstly second secondly third thirdly then next finally lastly afterwards subsequently",
);
const MAX_STEP_WORDS = 24;

/**
 * Reads steps, "In X, first …, then …, finally …"; the process is named before or by the heading.
 */
export function readSteps(text: string, context: SentenceContext): FoundFact[] {
  const sentence = readSentence(text, context);
  if (!sentence) return [];
  const { tokens } = sentence;
  const marks = tokens.flatMap((token, at) =>
    isIn(token, STEP_MARKS) && opensStep(tokens, at) ? [at] : [],
  );
  const [first = -1] = marks;
  if (marks.length < 3 || !tokens[first]?.lower.startsWith("first")) return [];
  const members = marks.flatMap((at, index) => {
    let end = marks[index + 1] ?? tokens.length;
    while (tokens[end - 1]?.tag === "coordinator") end -= 1;
    return textOfSpan(sentence, at + 1, end) ?? [];
  });
  const isNamed = /^(?:in|during|for)$/u.test(tokens[0]?.lower ?? "") && first > 1 && first <= 8;
  const subject = isNamed ? textOfSpan(sentence, 1, first) : (context.headings.at(-1) ?? null);
  const fits =
    members.length === marks.length &&
    members.every((member) => wordCount(member) > 1 && wordCount(member) <= MAX_STEP_WORDS);
  return subject && fits
    ? [{ kind: "step", subject, predicate: textBetween(sentence, first), relation: null, members }]
    : [];
}

function opensStep(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return !before || /[,;:]/u.test(tokens[at]?.before ?? "") || before.tag === "coordinator";
}
