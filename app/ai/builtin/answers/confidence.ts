import { firstMatch } from "./classify-question";
import { matchesAnswerType } from "./match-answer-type";
import type { ReadQuestion } from "./read-question";
import type { ScoredUnit } from "./score-units";
import { stemsOf } from "./stems";

/** What tells whether the best unit answers the question at all; each about 0 to 1. */
export interface Signs {
  always: number;
  coverage: number;
  whole: number;
  rarest: number;
  concepts: number;
  precision: number;
  defines: number;
  fact: number;
  surroundings: number;
  /** The kind of thing that is asked for is not in it. */
  lacksAsked: number;
  missesName: number;
  /** How rare the rarest word is that the material does not speak of in any words. */
  unknown: number;
  unknownName: number;
  /** How rare the rarest word is that neither the unit nor its surroundings speak of. */
  uncovered: number;
  /** The same among all words, by weight. */
  uncoveredShare: number;
  /** The share of the heaviest word that neither the unit nor its surroundings speak of. */
  heaviest: number;
  /** Of the words of the question, those that the material does not speak of. */
  unknownShare: number;
  /** Of all words of the question, those that neither the unit nor its surroundings speak of. */
  uncoveredCount: number;
  /** A number of things is asked for, and it does not speak of them. */
  lacksCounted: number;
  /** No thesaurus tells by which other words the material may speak of what is asked. */
  untold: number;
  terms: number;
}

/**
 * Learned with the weights of `score-units.ts`: how much each sign raises the odds that the material
 * answers the question.
 */
const WEIGHTS: Signs = {
  always: -0.35,
  coverage: 0.35,
  whole: 0.35,
  rarest: 0.4,
  concepts: 0.2,
  precision: 0.55,
  defines: 0.15,
  fact: 0.45,
  surroundings: 0.7,
  lacksAsked: -1,
  missesName: -0.8,
  unknown: -0.35,
  unknownName: -0.55,
  uncovered: -0.2,
  uncoveredShare: -0.45,
  heaviest: -0.8,
  unknownShare: -0.9,
  uncoveredCount: -0.5,
  lacksCounted: -0.5,
  untold: 0.45,
  terms: 0.75,
};

const SURE = -0.2;
/** Words that are only like those of the question must fit better. */
const SURE_IF_WIDE = 0.2;
const CERTAIN = 1;
/** A term below this is not spoken of. */
const COVERED = 0.35;

export function isSure(confidence: number, isWide: boolean): boolean {
  return confidence >= (isWide ? SURE_IF_WIDE : SURE);
}

export function isCertain(confidence: number): boolean {
  return confidence >= CERTAIN;
}

/** Log odds that the unit, quoted as it would be, answers. */
export function confidenceIn(best: ScoredUnit, quote: string, question: ReadQuestion): number {
  const signs = signsOf(best, quote, question);
  return (Object.keys(WEIGHTS) as (keyof Signs)[]).reduce(
    (sum, key) => sum + WEIGHTS[key] * signs[key],
    0,
  );
}

/** @public What tests/evaluations/learn-weights.mjs learns from. */
export function signsOf(
  { features, covers, coverage, missesName }: ScoredUnit,
  quote: string,
  question: ReadQuestion,
): Signs {
  const { terms, pack } = question;
  const own = terms.filter(({ isContext }) => !isContext);
  const unknown = own.filter(({ matches }) => matches.size === 0);
  const uncovered = terms.filter((_, at) => (covers[at] ?? 0) < COVERED);
  const rarest = (list: readonly { rareness: number }[]) =>
    list.reduce((most, { rareness }) => Math.max(most, rareness ** 2), 0);
  const weigh = (list: readonly { weight: number }[]) =>
    list.reduce((sum, { weight }) => sum + weight, 0);
  return {
    always: 1,
    coverage,
    whole: features.whole,
    rarest: features.rarest,
    concepts: features.concepts,
    precision: features.precision,
    defines: Math.max(0, features.defines) * 3,
    fact: features.fact,
    surroundings: features.surroundings,
    lacksAsked: matchesAnswerType(quote, question) ? 0 : 1,
    missesName: missesName ? 1 : 0,
    unknown: rarest(unknown),
    unknownName: unknown.some(({ isName }) => isName) ? 1 : 0,
    uncovered: rarest(uncovered),
    uncoveredShare: weigh(uncovered) / (weigh(terms) || 1),
    heaviest:
      uncovered.reduce((most, { weight }) => Math.max(most, weight), 0) / (weigh(terms) || 1),
    unknownShare: unknown.length / (own.length || 1),
    uncoveredCount: uncovered.length / (terms.length || 1),
    lacksCounted: lacksCounted(question, covers) ? 1 : 0,
    untold: pack.chat.openThesaurus ? 0 : 1,
    terms: Math.log(1 + own.length) / 2,
  };
}

/** "How many eyes has a bee?" is not told by how many flowers it visits. */
function lacksCounted({ text, terms, pack }: ReadQuestion, covers: readonly number[]): boolean {
  const counts = firstMatch(text, (asking) => asking.counts);
  if (!counts) return false;
  const [counted] = stemsOf(text.slice(counts.index + counts[0].length), pack.words);
  const at = terms.findIndex(({ stem }) => stem === counted);
  return at >= 0 && (covers[at] ?? 0) < COVERED;
}
