import type { FoundFact } from "../../facts/fact";
import type { SentenceContext } from "../language-pack";
import { readClause } from "./grammar-clause";
import { isSpecific, readSentence, type Sentence, wordCount, wordsOf } from "./grammar-sentence";
import { finiteWeight, isWord, type Token } from "./grammar-tokens";

const LONGEST_MEMBER = 9;

const CONSISTS =
  /^(?:consists? of|consisted of|comprises?|comprised|is composed of|are composed of|is made up of|are made up of|is divided into|are divided into|(?:can|may) be divided into|(?:can|may) be classified (?:as|into)|are classified (?:as|into)|includes?|contains?|fall into|is split into|is subdivided into|are subdivided into)\b/u;
const COUNTED = /^(?:two|three|four|five|six|seven|eight|nine|ten)$/u;

/** "X consists of a, b and c", "The three kinds of X are a, b and c", "There are two types of X: a and b". */
export function readMemberships(text: string, context: SentenceContext): FoundFact[] {
  const sentence = readSentence(text);
  if (!sentence?.clause) return [];
  const found = consisting(sentence, context) ?? counted(sentence, context);
  return found ? [found] : [];
}

function consisting(sentence: Sentence, context: SentenceContext): FoundFact | null {
  const { clause, text, tokens } = sentence;
  if (!clause || clause.subject !== clause.from) return null;
  const verb = CONSISTS.exec(text.slice(tokens[clause.finite]?.start ?? 0))?.[0];
  if (!verb || !isSpecific(sentence, clause.subject, clause.subjectEnd, context)) return null;
  let from = tokens.findIndex(
    (token) => token.start >= (tokens[clause.finite]?.start ?? 0) + verb.length,
  );
  let to = clause.end;
  // "is divided into three parts: a, b and c".
  const colon = tokens.findIndex((token, at) => at > from && /:\s/u.test(token.before));
  if (colon > 0 && colon - from <= 6) [from, to] = [colon, tokens.length];
  const members = membersIn(sentence, from, to);
  const subject = wordsOf(sentence, clause.subject, clause.subjectEnd);
  // Two things that something includes are hardly all of it.
  if (!subject || members.length < (/^(?:include|contain)/u.test(verb) ? 3 : 2)) return null;
  return { kind: "membership", subject, predicate: verb, relation: verb, members };
}

/** "There are three kinds of rock: …", "The three branches of government are …". */
function counted(sentence: Sentence, context: SentenceContext): FoundFact | null {
  const { clause, tokens, text } = sentence;
  if (!clause) return null;
  const be = tokens[clause.finite];
  if (!be || !isWord(be, /^(?:are|is)$/u)) return null;
  const colon = tokens.findIndex((token, at) => at > clause.finite && /:\s/u.test(token.before));
  const isThere = tokens[clause.subject]?.lower === "there";
  if (isThere) {
    if (colon < 0) return null;
    const whole = wordsOf(sentence, withoutCount(tokens, clause.finite + 1), colon);
    const members = membersIn(sentence, colon, tokens.length);
    if (!whole || wordCount(whole) > 10 || members.length < 2 || !isKinds(whole)) return null;
    return {
      kind: "membership",
      subject: whole,
      predicate: text.slice(tokens[clause.subject]?.start, be.end),
      relation: be.text,
      members,
    };
  }
  const hasCount = tokens
    .slice(clause.subject, clause.subject + 3)
    .some((token) => isWord(token, COUNTED));
  const subject = wordsOf(sentence, clause.subject, clause.subjectEnd);
  if (!hasCount || !subject || !/ (?:of|in) /u.test(subject) || wordCount(subject) > 12)
    return null;
  const own = withoutCount(
    tokens,
    tokens[clause.subject]?.lower === "the" ? clause.subject + 1 : clause.subject,
  );
  if (!isSpecific(sentence, own, clause.subjectEnd, context) && !isKinds(subject)) return null;
  const members = membersIn(
    sentence,
    colon > 0 ? colon : clause.finite + 1,
    colon > 0 ? tokens.length : clause.end,
  );
  return members.length < 2
    ? null
    : { kind: "membership", subject, predicate: be.text, relation: be.text, members };
}

function isKinds(whole: string): boolean {
  return (
    /\b(?:kinds?|types?|forms?|parts?|branches|stages|phases|levels|classes|categories|groups|components|elements|layers|steps|methods|ways|varieties|functions|principles|laws|factors|causes|sources|systems|sectors|theories|approaches|models)\b/u.test(
      whole,
    ) && !/\b(?:this|these|such|its|their)\b/u.test(whole)
  );
}

function withoutCount(tokens: readonly Token[], at: number): number {
  let index = at;
  while (
    isWord(tokens[index], COUNTED) ||
    isWord(tokens[index], /^(?:main|basic|major|primary|general|different|several|broad)$/u)
  )
    index += 1;
  return index;
}

/** The members of a list, each verbatim; empty where it is none. */
export function membersIn(sentence: Sentence, from: number, to: number): string[] {
  const { tokens } = sentence;
  const starts = [from];
  const ends: number[] = [];
  let hasAnd = false;
  if (
    tokens
      .slice(from, to)
      .some(
        (token, index) =>
          isWord(token, /^(?:such|like|especially|particularly|among|example|instance)$/u) &&
          (token.lower !== "such" || tokens[from + index + 1]?.lower === "as"),
      )
  )
    return [];
  const hasSerialComma = tokens
    .slice(from + 1, to)
    .some((token) => isWord(token, /^(?:and|or)$/u) && /[,;]/u.test(token.before));
  for (let at = from + 1; at < to; at += 1) {
    const token = tokens[at];
    if (!token || token.isBracketed) continue;
    const isAnd = isWord(token, /^(?:and|or)$/u);
    if (isAnd && hasSerialComma && !/[,;]/u.test(token.before)) continue;
    if (/[,;]/u.test(token.before)) {
      ends.push(at);
      starts.push(isAnd ? at + 1 : at);
      hasAnd ||= isAnd;
    } else if (isAnd && !hasAnd && (starts.length > 1 || !restHasComma(tokens, at, to))) {
      ends.push(at);
      starts.push(at + 1);
      hasAnd = true;
    }
  }
  ends.push(to);
  if (!hasAnd || starts.length < 2) return [];
  const members = starts.map((start, index) => memberAt(sentence, start, ends[index] ?? to));
  return members.every((member): member is string => member !== null) &&
    new Set(members).size === members.length
    ? members
    : [];
}

function restHasComma(tokens: readonly Token[], at: number, to: number): boolean {
  return tokens.slice(at, to).some((token) => /,/u.test(token.before));
}

function memberAt(sentence: Sentence, from: number, to: number): string | null {
  const { tokens } = sentence;
  const first = tokens[from];
  if (!first || to - from > LONGEST_MEMBER || to <= from) return null;
  if (
    /^(?:pronoun|preposition|subordinator|relative|auxiliary|coordinator)$/u.test(first.tag) ||
    first.lower === "other" ||
    first.lower === "others"
  )
    return null;
  if (
    readClause(tokens, from, to) &&
    tokens.slice(from, to).some((_, index) => finiteWeight(tokens, from + index) >= 2)
  )
    return null;
  if (isWord(first, /^(?:this|that|these|those|such|its|their|many|some|more|etc)$/u)) return null;
  const text = wordsOf(sentence, from, to);
  return text && /\p{L}{2}/u.test(text) ? text : null;
}

/** "first …, then …, finally …" within one sentence. */
export function readSteps(text: string, context: SentenceContext): FoundFact[] {
  const sentence = readSentence(text) ?? null;
  if (!sentence) return [];
  const { tokens } = sentence;
  const marks = tokens.flatMap((token, at) =>
    isStepMark(tokens, at) && !token.isBracketed ? [at] : [],
  );
  const [first] = marks;
  if (first === undefined || marks.length < 3 || !isWord(tokens[first], /^first/u)) return [];
  const members = marks.map((at, index) => {
    let end = marks[index + 1] ?? tokens.length;
    while (end > at && isWord(tokens[end - 1], /^(?:and|but)$/u)) end -= 1;
    return wordsOf(sentence, at + 1, end);
  });
  // What the steps are steps of: "In photosynthesis, first …".
  const lead =
    /^(?:In|During|For) $/u.test(text.slice(0, tokens[1]?.start ?? 0)) && first <= 8
      ? wordsOf(sentence, 1, first)
      : null;
  const subject = lead ?? context.headings.at(-1) ?? null;
  if (
    !subject ||
    members.some((member) => member === null || wordCount(member) < 2 || wordCount(member) > 24)
  )
    return [];
  return [
    {
      kind: "step",
      subject,
      predicate: members.join("; "),
      relation: null,
      members: members.filter((member): member is string => member !== null),
    },
  ];
}

function isStepMark(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (
    !token ||
    !isWord(
      token,
      /^(?:first|firstly|second|secondly|third|thirdly|then|next|finally|lastly|afterwards?|subsequently)$/u,
    )
  )
    return false;
  if (at > 0 && tokens[at - 1]?.tag === "determiner") return false;
  return at === 0 || /[,;:]/u.test(token.before) || isWord(tokens[at - 1], /^(?:and|but)$/u);
}
