import type { FoundFact } from "../../facts/fact";
import type { SentenceContext } from "../language-pack";
import { ACHIEVEMENT_VERBS, COGNITION_VERBS, dateIn } from "./grammar-actions";
import type { Clause } from "./grammar-clause";
import { isFirstName, isPersonName, isSurname, mayBePersonName } from "./grammar-names";
import {
  contentWords,
  isComplete,
  isSpecific,
  readSentence,
  type Sentence,
  textBetween,
  textOfSpan,
  wordCount,
} from "./grammar-sentence";
import { hasTag, isAfterComma, isIn, listed, type Token } from "./grammar-tokens";

const MAX_ACTION_WORDS = 30;

/** Reads what a person found, wrote or developed. */
export function readPersons(text: string, context: SentenceContext): FoundFact[] {
  const sentence = readSentence(text, context);
  return (
    sentence?.clauses.flatMap(
      (clause) => active(sentence, clause) ?? passive(sentence, clause) ?? [],
    ) ?? []
  );
}

function active(sentence: Sentence, clause: Clause): FoundFact | null {
  const { tokens } = sentence;
  const { finite, verb, end } = clause;
  const deed = tokens[finite]?.verb;
  if (!deed || !(COGNITION_VERBS.has(deed.base) || ACHIEVEMENT_VERBS.has(deed.base)) || deed.isBase)
    return null;
  // An action of several persons: "Durkheim, Marx, and Weber".
  const isSeveral = tokens
    .slice(clause.subject, clause.subjectEnd)
    .some(({ lower }) => lower === "and");
  const name = isSeveral ? null : nameWithin(sentence, clause.subject, clause.subjectEnd);
  if (!name || !isKnown(sentence, name, deed.base)) return null;
  const isTold = contentWords(tokens, finite + 1, end) > 1 || tokens[finite + 1]?.isName;
  if (
    !isTold ||
    isAfterComma(tokens[finite + 1]) ||
    hasTag(tokens[finite + 1], "pronoun", "preposition")
  )
    return null;
  const predicate = isComplete(sentence, verb, end) ? textOfSpan(sentence, verb, end) : null;
  if (!predicate || wordCount(predicate) > MAX_ACTION_WORDS || wordCount(predicate) < 2)
    return null;
  return {
    kind: "person",
    subject: name,
    predicate,
    relation: textBetween(sentence, finite, finite + 1),
    date: dateOf(sentence, clause),
  };
}

/** Whether a single word is enough of a name: a known surname or a key term. */
function isKnown({ context }: Sentence, name: string, deed: string): boolean {
  if (/ /u.test(name) || (COGNITION_VERBS.has(deed) && isSurname(name))) return true;
  const isClear = !isFirstName(name) || context.headings.some((heading) => heading.includes(name));
  return isClear && context.isKeyTerm?.(name) === true;
}

/** Reads "X was proposed by Y in 1943": subject Y, relation "by", predicate the text before it. */
function passive(sentence: Sentence, clause: Clause): FoundFact | null {
  const { tokens } = sentence;
  const { subject, subjectEnd, finite, end } = clause;
  const by = tokens.findIndex((token, at) => at > finite && at < end && token.lower === "by");
  if (
    by < 0 ||
    clause.from !== subject ||
    !/^(?:is|are|was|were)$/u.test(tokens[finite]?.lower ?? "")
  )
    return null;
  const between = tokens.slice(finite + 1, by);
  const base = between.find((token) => token.verb?.isParticiple)?.verb?.base ?? "";
  if (
    !(COGNITION_VERBS.has(base) || ACHIEVEMENT_VERBS.has(base)) ||
    between.length > 4 ||
    between.some(isAfterComma)
  )
    return null;
  const name = nameWithin(sentence, by + 1, nameEnd(tokens, by + 1, end));
  if (!name || !isSpecific(sentence, subject, subjectEnd)) return null;
  const predicate = textOfSpan(sentence, subject, by);
  return predicate && wordCount(predicate) <= MAX_ACTION_WORDS
    ? { kind: "person", subject: name, predicate, relation: "by", date: dateOf(sentence, clause) }
    : null;
}

function dateOf(sentence: Sentence, { from, end }: Clause): string | null {
  return dateIn(textBetween(sentence, from, end))?.date ?? null;
}

const ENDS_NAME = listed("in at on during who and to as with for when while after from");

function nameEnd(tokens: readonly Token[], from: number, to: number): number {
  const end = tokens.findIndex(
    (token, at) => at > from && (/[,;:(]/u.test(token.before) || isIn(token, ENDS_NAME)),
  );
  const last = end < 0 || end > to ? to : end;
  // Two persons: "by Watson and Crick".
  return tokens[last]?.lower === "and" ? from : last;
}

/** The name in "the Swiss botanist Simon Schwendener", "Abraham Maslow, a psychologist,". */
function nameWithin(sentence: Sentence, from: number, to: number): string | null {
  const { tokens } = sentence;
  const mark = tokens.findIndex(
    (token, at) => at > from && at < to && (isAfterComma(token) || token.isBracketed),
  );
  const end = mark < 0 ? to : mark;
  let start = end;
  while (start > from && isNamePart(tokens[start - 1], start - 1 > from && start < end)) start -= 1;
  const name = start < end ? textOfSpan(sentence, start, end) : null;
  const before = tokens.slice(from, start);
  const isPlain = before.every(
    (token) => hasTag(token, "noun", "adverb") || /^(?:the|an?)$/u.test(token.lower),
  );
  // A people: "The Olmec".
  if (!name || !isPlain || (before.length === 1 && before[0]?.lower === "the")) return null;
  // A profession shows a person: "The Swiss botanist …".
  const role = before.at(-1)?.lower ?? null;
  // A verb, capitalized as the first word.
  if (start === 0 && tokens[start]?.verb && !/[ .]/u.test(name)) return null;
  return isPersonName(name, role, textBetween(sentence, end)) || mayBePersonName(name)
    ? name
    : null;
}

function isNamePart(token: Token | undefined, isInner: boolean): boolean {
  if (!token) return false;
  if (/^(?:de|da|von|van|der|la|le|ibn|al|of|the|du|di|del|della|bin)$/u.test(token.text))
    return isInner;
  return /^\p{Lu}/u.test(token.text) && token.tag === "noun";
}
