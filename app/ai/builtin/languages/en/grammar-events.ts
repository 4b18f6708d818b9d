import type { FoundFact } from "../../facts/fact";
import type { SentenceContext } from "../language-pack";
import { ACHIEVEMENT_VERBS, COGNITION_VERBS, dateIn } from "./grammar-actions";
import type { Clause } from "./grammar-clause";
import {
  contentWords,
  isComplete,
  isSpecific,
  readSentence,
  textBetween,
  textOfSpan,
  wordCount,
} from "./grammar-sentence";
import {
  finiteVerbScore,
  hasTag,
  isAdjective,
  isAfterComma,
  isIn,
  listed,
  type Token,
} from "./grammar-tokens";

const MAX_EVENT_WORDS = 34;

/** Verbs of other dated events. */
const HISTORIC_VERBS = listed(
  "pass ratify enact adopt surrender invade annex end repeal fall occupy elect arrive settle attack",
);
const NO_EVENT =
  /\b(?:first|last|again|still|already|then|later|population|percent|average|rose|fell|grew|do so|did so)\b|%|\b(?:1[5-9]|20)\d\d\b/u;

/** Reads an event and its date. */
export function readEvents(text: string, context: SentenceContext): FoundFact[] {
  const found = dateIn(text);
  const sentence = found && readSentence(text, context);
  if (!sentence) return [];
  const { tokens } = sentence;
  const dateAt = tokens.findIndex((token) => token.start >= found.start);
  const clause = sentence.clauses.find(({ from, end }) => from <= dateAt && dateAt < end);
  const span = clause && isDatedEvent(tokens, clause) ? eventSpan(tokens, clause, dateAt) : null;
  if (!clause || !span || !isSpecific(sentence, clause.subject, clause.subjectEnd)) return [];
  if (
    !isComplete(sentence, clause.verb, span.to) ||
    contentWords(tokens, clause.finite, span.to) < 1
  )
    return [];
  // The main verb follows the date: "The spacecraft launched in 2011 provided …".
  const behind = tokens.find(({ start }) => start >= found.start + found.date.length);
  const isVerb = behind?.verb?.isPast || behind?.tag === "auxiliary";
  if (isVerb && !isAfterComma(behind)) return [];
  const doer = textBetween(sentence, clause.subject, clause.subjectEnd);
  if (context.isKeyTerm?.(doer) === false) return [];
  const subject = textOfSpan(sentence, span.from, span.to);
  if (
    !subject ||
    wordCount(subject) > MAX_EVENT_WORDS ||
    wordCount(subject) < 4 ||
    NO_EVENT.test(subject)
  )
    return [];
  return [{ kind: "event", subject, predicate: found.date, date: found.date, relation: null }];
}

const NO_POINT_IN_TIME = listed("since until by before after between from during");

/**
 * The clause without its date, before it or after "In 1867,". Null if the date belongs to something
 * else.
 */
function eventSpan(
  tokens: readonly Token[],
  clause: Clause,
  dateAt: number,
): { from: number; to: number } | null {
  const { from, subject, finite, end } = clause;
  if (dateAt < subject) {
    const opening = tokens.slice(from, subject);
    const isDate = dateAt <= from + 5 && opening.length <= 8;
    const isOther = opening.some(
      (token) => hasTag(token, "relative", "subordinator") || isIn(token, NO_POINT_IN_TIME),
    );
    return isDate && !isOther ? { from: subject, to: end } : null;
  }
  const to = dateAt - 1;
  const closing = tokens[to - 1];
  if (
    subject !== from ||
    to <= finite ||
    !closing ||
    closing.verb?.isGerund ||
    closing.tag === "coordinator"
  )
    return null;
  if (closing.verb?.isParticiple && tokens[to - 2]?.tag === "noun" && to - 1 !== finite)
    return null;
  const isOther = tokens
    .slice(finite + 1, to)
    .some(
      (token, index) =>
        hasTag(token, "relative", "subordinator") ||
        finiteVerbScore(tokens, finite + 1 + index) >= 2.2,
    );
  return isOther ? null : { from: subject, to };
}

/** Whether the verb is one of dated events. */
function isDatedEvent(tokens: readonly Token[], { finite }: Clause): boolean {
  const isPassive = /^(?:was|were)$/u.test(tokens[finite]?.lower ?? "");
  let at = isPassive ? finite + 1 : finite;
  while (isPassive && tokens[at]?.tag === "adverb") at += 1;
  const deed = tokens[at];
  const base = deed?.verb?.base ?? "";
  if (
    !deed?.verb ||
    !(COGNITION_VERBS.has(base) || ACHIEVEMENT_VERBS.has(base) || HISTORIC_VERBS.has(base))
  )
    return false;
  return isPassive ? deed.verb.isParticiple && !isAdjective(deed) : deed.verb.isPast;
}
