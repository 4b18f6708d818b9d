import type { Fact } from "../facts/fact";
import type { QuestionFormat, WritingContext } from "../formats/format";
import { formats } from "../formats/registry";
import { type FactIndex, saidOf } from "../siblings/fact-index";

/** Parts of a document that each have their share. */
const PARTS = 8;
/** What another item of the same part, format or quote costs, against an importance of 0 to 1. */
const PART_COST = 0.12;
const QUOTE_COST = 0.5;
const SUBJECT_COST = 0.15;
const COLUMN_COST = 0.12;
/** Seeds shift the order by so much. */
const CHANCE = 0.15;
/** Those that the other exercise of the document draws on come late. */
const OTHER_EXERCISE_COST = 1;

/** At least so many questions ask why, how, what for, in which order or what distinguishes. */
export const UNDERSTANDING_SHARE = 0.2;

/** A fact that may be asked about, and what speaks for it. */
export interface Candidate {
  fact: Fact;
  worth: number;
}

/** Facts of a document in the order in which they deserve to be asked about. */
export function weighFacts(
  facts: readonly Fact[],
  { index, random }: WritingContext,
  isOfOtherExercise: (fact: Fact) => boolean = () => false,
): Candidate[] {
  const first = new Set<string>();
  return facts
    .filter(({ sameAs, kind }) => {
      const isNew = !first.has(`${kind} ${sameAs}`);
      first.add(`${kind} ${sameAs}`);
      return isNew;
    })
    .filter((fact) => index.stems(`${fact.subject} ${saidOf(fact)}`).size > 0)
    .map((fact) => ({
      fact,
      worth:
        fact.importance + random() * CHANCE - (isOfOtherExercise(fact) ? OTHER_EXERCISE_COST : 0),
    }))
    .sort((a, b) => b.worth - a.worth);
}

/** Formats that may ask about a fact, those used least so far first. */
export function formatsFor(
  fact: Fact,
  usedBefore: (format: QuestionFormat) => number,
  wantsUnderstanding: boolean,
): QuestionFormat[] {
  const cost = (format: QuestionFormat) =>
    usedBefore(format) - (wantsUnderstanding && format.asksForUnderstanding ? 1000 : 0);
  return formats
    .filter(({ kinds }) => kinds.has(fact.kind))
    .map((format, at) => ({ format, cost: cost(format) + at / 100 }))
    .sort((a, b) => a.cost - b.cost)
    .map(({ format }) => format);
}

/** Formats that may make a card of a fact. */
export function cardFormatsFor(fact: Fact): QuestionFormat[] {
  return formats.filter(({ kinds }) => kinds.has(fact.kind));
}

/** Takes facts one by one so that parts of the document, kinds and subjects take turns. */
export function* inTurns(
  candidates: readonly Candidate[],
  index: FactIndex,
  taken: () => readonly Fact[],
  wantsUnderstanding: () => boolean,
): Generator<Fact> {
  const left = [...candidates];
  while (left.length > 0) {
    const counts = countTaken(taken(), index);
    const understanding = wantsUnderstanding();
    let best = 0;
    let bestWorth = Number.NEGATIVE_INFINITY;
    for (const [at, { fact, worth }] of left.entries()) {
      if (worth < bestWorth) break;
      const now = worth - costOf(fact, counts, index) + (understanding && asksWhy(fact) ? 0.5 : 0);
      if (now > bestWorth) {
        best = at;
        bestWorth = now;
      }
    }
    const [next] = left.splice(best, 1);
    if (next) yield next.fact;
  }
}

/** Can nothing be asked of it but why, what for, in which order or what distinguishes? */
function asksWhy(fact: Fact): boolean {
  return cardFormatsFor(fact).every(({ asksForUnderstanding }) => asksForUnderstanding);
}

interface Taken {
  parts: Map<number, number>;
  quotes: ReadonlySet<string>;
  subjects: Map<string, number>;
  kinds: Map<string, number>;
  columns: Map<string, number>;
  all: number;
}

function countTaken(facts: readonly Fact[], index: FactIndex): Taken {
  const count = <K>(keyOf: (fact: Fact) => K) => {
    const counts = new Map<K, number>();
    for (const fact of facts) counts.set(keyOf(fact), (counts.get(keyOf(fact)) ?? 0) + 1);
    return counts;
  };
  return {
    parts: count((fact) => partOf(fact, index)),
    quotes: new Set(facts.map(({ source }) => source.quote)),
    subjects: count(({ subject }) => subject.toLowerCase()),
    kinds: count(({ kind }) => kind),
    columns: count(({ group, relation }) => `${group} ${relation}`),
    all: facts.length,
  };
}

function costOf(
  fact: Fact,
  { parts, quotes, subjects, kinds, columns, all }: Taken,
  index: FactIndex,
): number {
  const perPart = (parts.get(partOf(fact, index)) ?? 0) - all / PARTS;
  const share = all === 0 ? 0 : (kinds.get(fact.kind) ?? 0) / all;
  return (
    Math.max(0, perPart) * PART_COST +
    (quotes.has(fact.source.quote) ? QUOTE_COST : 0) +
    (subjects.get(fact.subject.toLowerCase()) ?? 0) * SUBJECT_COST +
    share * share * 0.5 +
    (fact.kind === "property"
      ? (columns.get(`${fact.group} ${fact.relation}`) ?? 0) * COLUMN_COST
      : 0)
  );
}

function partOf({ position }: Fact, { facts }: FactIndex): number {
  const length = (facts.at(-1)?.position ?? 0) + 1;
  return Math.floor((position / length) * PARTS);
}

/** Do two facts teach one thing? */
export function teachSame(a: Fact, b: Fact, index: FactIndex): boolean {
  if (a.sameAs === b.sameAs) return true;
  const isOneSubject = index.areSame(a.subject, b.subject) && a.context === b.context;
  const overlap = Math.max(
    index.covered(saidOf(a), saidOf(b)),
    index.covered(saidOf(b), saidOf(a)),
  );
  if (isOneSubject && a.kind !== "property" && overlap >= 0.5) return true;
  const whole = (fact: Fact) => `${fact.subject} ${saidOf(fact)}`;
  return (
    a.kind !== "property" &&
    Math.min(index.covered(whole(a), whole(b)), index.covered(whole(b), whole(a))) >= 0.75
  );
}
