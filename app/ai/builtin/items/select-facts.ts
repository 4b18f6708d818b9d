import { type FactIndex, predicateTextOf } from "../distractors/fact-index";
import type { Fact } from "../facts/fact";
import type { QuestionFormat, WritingContext } from "../formats/format";
import { formats } from "../formats/registry";

/** The segments of a document over which the items are spread. */
const SEGMENTS = 8;
/**
 * Penalties for items of the same segment, quote, subject or column, relative to an importance of 0
 * to 1.
 */
const SEGMENT_PENALTY = 0.12;
const QUOTE_PENALTY = 0.5;
const SUBJECT_PENALTY = 0.15;
const COLUMN_PENALTY = 0.12;
/** The largest random change of the priority. */
const JITTER = 0.15;
/** The penalty for facts reserved for the other exercise (quiz or test) of the document. */
const OTHER_EXERCISE_PENALTY = 1;

/**
 * The least share of questions that test understanding: why, how, what for, order or difference.
 */
export const MIN_UNDERSTANDING_SHARE = 0.2;

/** A fact with the priority of asking about it. */
export interface PrioritizedFact {
  fact: Fact;
  priority: number;
}

/** Sorts the facts by priority; duplicates are left out. */
export function prioritizeFacts(
  facts: readonly Fact[],
  { index, random }: WritingContext,
  isOfOtherExercise: (fact: Fact) => boolean = () => false,
): PrioritizedFact[] {
  const first = new Set<string>();
  return facts
    .filter(({ sameAs, kind }) => {
      const isNew = !first.has(`${kind} ${sameAs}`);
      first.add(`${kind} ${sameAs}`);
      return isNew;
    })
    .filter((fact) => index.stems(`${fact.subject} ${predicateTextOf(fact)}`).size > 0)
    .map((fact) => ({
      fact,
      priority:
        fact.importance +
        random() * JITTER -
        (isOfOtherExercise(fact) ? OTHER_EXERCISE_PENALTY : 0),
    }))
    .sort((a, b) => b.priority - a.priority);
}

/** The formats that can ask about a fact, least used first. */
export function formatsFor(
  fact: Fact,
  timesUsed: (format: QuestionFormat) => number,
  wantsUnderstanding: boolean,
): QuestionFormat[] {
  const cost = (format: QuestionFormat) =>
    timesUsed(format) - (wantsUnderstanding && format.asksForUnderstanding ? 1000 : 0);
  return formats
    .filter(({ kinds }) => kinds.has(fact.kind))
    .map((format, at) => ({ format, cost: cost(format) + at / 100 }))
    .sort((a, b) => a.cost - b.cost)
    .map(({ format }) => format);
}

/** The formats that can make a card of a fact. */
export function cardFormatsFor(fact: Fact): QuestionFormat[] {
  return formats.filter(({ kinds }) => kinds.has(fact.kind));
}

/**
 * Greedy diversification, as in maximal marginal relevance: each next fact has the highest priority
 * after the penalties for redundancy.
 */
export function* diversify(
  candidates: readonly PrioritizedFact[],
  index: FactIndex,
  taken: () => readonly Fact[],
  wantsUnderstanding: () => boolean,
): Generator<Fact> {
  const left = [...candidates];
  while (left.length > 0) {
    const counts = countSelected(taken(), index);
    const understanding = wantsUnderstanding();
    let best = 0;
    let bestPriority = Number.NEGATIVE_INFINITY;
    for (const [at, { fact, priority }] of left.entries()) {
      if (priority < bestPriority) break;
      const now =
        priority -
        redundancyPenalty(fact, counts, index) +
        (understanding && onlyTestsUnderstanding(fact) ? 0.5 : 0);
      if (now > bestPriority) {
        best = at;
        bestPriority = now;
      }
    }
    const [next] = left.splice(best, 1);
    if (next) yield next.fact;
  }
}

/** Whether all formats for the fact test understanding. */
function onlyTestsUnderstanding(fact: Fact): boolean {
  return cardFormatsFor(fact).every(({ asksForUnderstanding }) => asksForUnderstanding);
}

interface SelectionCounts {
  segments: Map<number, number>;
  quotes: ReadonlySet<string>;
  subjects: Map<string, number>;
  kinds: Map<string, number>;
  columns: Map<string, number>;
  all: number;
}

function countSelected(facts: readonly Fact[], index: FactIndex): SelectionCounts {
  const count = <K>(keyOf: (fact: Fact) => K) => {
    const counts = new Map<K, number>();
    for (const fact of facts) counts.set(keyOf(fact), (counts.get(keyOf(fact)) ?? 0) + 1);
    return counts;
  };
  return {
    segments: count((fact) => segmentOf(fact, index)),
    quotes: new Set(facts.map(({ source }) => source.quote)),
    subjects: count(({ subject }) => subject.toLowerCase()),
    kinds: count(({ kind }) => kind),
    columns: count(({ group, relation }) => `${group} ${relation}`),
    all: facts.length,
  };
}

function redundancyPenalty(
  fact: Fact,
  { segments, quotes, subjects, kinds, columns, all }: SelectionCounts,
  index: FactIndex,
): number {
  const segmentSurplus = (segments.get(segmentOf(fact, index)) ?? 0) - all / SEGMENTS;
  const share = all === 0 ? 0 : (kinds.get(fact.kind) ?? 0) / all;
  return (
    Math.max(0, segmentSurplus) * SEGMENT_PENALTY +
    (quotes.has(fact.source.quote) ? QUOTE_PENALTY : 0) +
    (subjects.get(fact.subject.toLowerCase()) ?? 0) * SUBJECT_PENALTY +
    share * share * 0.5 +
    (fact.kind === "property"
      ? (columns.get(`${fact.group} ${fact.relation}`) ?? 0) * COLUMN_PENALTY
      : 0)
  );
}

function segmentOf({ position }: Fact, { facts }: FactIndex): number {
  const length = (facts.at(-1)?.position ?? 0) + 1;
  return Math.floor((position / length) * SEGMENTS);
}

/** Whether two facts teach the same. */
export function areRedundant(a: Fact, b: Fact, index: FactIndex): boolean {
  if (a.sameAs === b.sameAs) return true;
  const isOneSubject = index.areSameWords(a.subject, b.subject) && a.context === b.context;
  const overlap = Math.max(
    index.coverage(predicateTextOf(a), predicateTextOf(b)),
    index.coverage(predicateTextOf(b), predicateTextOf(a)),
  );
  if (isOneSubject && a.kind !== "property" && overlap >= 0.5) return true;
  const whole = (fact: Fact) => `${fact.subject} ${predicateTextOf(fact)}`;
  return (
    a.kind !== "property" &&
    Math.min(index.coverage(whole(a), whole(b)), index.coverage(whole(b), whole(a))) >= 0.75
  );
}
