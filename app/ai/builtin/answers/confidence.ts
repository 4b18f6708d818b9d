import type { AnalyzedQuestion } from "./analyze-question";
import { firstMatch } from "./classify-question";
import { matchesAnswerType } from "./match-answer-type";
import type { ScoredUnit } from "./score-units";
import { stemsOf } from "./stems";

/** What tells whether the best unit answers the question at all; each about 0 to 1. */
export interface ConfidenceFeatures {
  bias: number;
  coverage: number;
  squaredCoverage: number;
  heaviestTermCoverage: number;
  coveredTermShare: number;
  precision: number;
  definitionMatch: number;
  factMatch: number;
  contextSimilarity: number;
  /** The kind of thing that is asked for is not in it. */
  lacksAnswerType: number;
  lacksName: number;
  /** How rare the rarest word is that the material does not speak of in any words. */
  unknownRarity: number;
  unknownName: number;
  /** How rare the rarest word is that neither the unit nor its surroundings speak of. */
  uncoveredRarity: number;
  /** The same among all words, by weight. */
  uncoveredWeight: number;
  /** The share of the heaviest word that neither the unit nor its surroundings speak of. */
  heaviestUncovered: number;
  /** Of the words of the question, those that the material does not speak of. */
  unknownShare: number;
  /** Of all words of the question, those that neither the unit nor its surroundings speak of. */
  uncoveredShare: number;
  /** A number of things is asked for, and it does not speak of them. */
  lacksCountedNoun: number;
  /** No thesaurus tells by which other words the material may speak of what is asked. */
  lacksThesaurus: number;
  termCount: number;
}

/**
 * Learned with the weights of `score-units.ts`: how much each sign raises the odds that the material
 * answers the question.
 */
const WEIGHTS: ConfidenceFeatures = {
  bias: -0.35,
  coverage: 0.35,
  squaredCoverage: 0.35,
  heaviestTermCoverage: 0.4,
  coveredTermShare: 0.2,
  precision: 0.55,
  definitionMatch: 0.15,
  factMatch: 0.45,
  contextSimilarity: 0.7,
  lacksAnswerType: -1,
  lacksName: -0.8,
  unknownRarity: -0.35,
  unknownName: -0.55,
  uncoveredRarity: -0.2,
  uncoveredWeight: -0.45,
  heaviestUncovered: -0.8,
  unknownShare: -0.9,
  uncoveredShare: -0.5,
  lacksCountedNoun: -0.5,
  lacksThesaurus: 0.45,
  termCount: 0.75,
};

const MIN_CONFIDENCE = -0.2;
/** Words that are only like those of the question must fit better. */
const MIN_CONFIDENCE_IF_EXPANDED = 0.2;
const MIN_CERTAINTY = 1;
/** A term below this is not spoken of. */
const MIN_TERM_COVERAGE = 0.35;

export function isAnswerable(confidence: number, isExpanded: boolean): boolean {
  return confidence >= (isExpanded ? MIN_CONFIDENCE_IF_EXPANDED : MIN_CONFIDENCE);
}

export function isCertain(confidence: number): boolean {
  return confidence >= MIN_CERTAINTY;
}

/** Log odds that the unit, quoted as it would be, answers. */
export function confidenceOf(best: ScoredUnit, quote: string, question: AnalyzedQuestion): number {
  const features = confidenceFeatures(best, quote, question);
  return (Object.keys(WEIGHTS) as (keyof ConfidenceFeatures)[]).reduce(
    (sum, key) => sum + WEIGHTS[key] * features[key],
    0,
  );
}

/** @public What tests/evaluations/learn-weights.mjs learns from. */
export function confidenceFeatures(
  { features, termCoverage, coverage, lacksName }: ScoredUnit,
  quote: string,
  question: AnalyzedQuestion,
): ConfidenceFeatures {
  const { terms, pack } = question;
  const ownTerms = terms.filter(({ isContext }) => !isContext);
  const unknown = ownTerms.filter(({ matches }) => matches.size === 0);
  const uncovered = terms.filter((_, at) => (termCoverage[at] ?? 0) < MIN_TERM_COVERAGE);
  const maxSquaredRarity = (list: readonly { rarity: number }[]) =>
    list.reduce((most, { rarity }) => Math.max(most, rarity ** 2), 0);
  const totalWeight = (list: readonly { weight: number }[]) =>
    list.reduce((sum, { weight }) => sum + weight, 0);
  return {
    bias: 1,
    coverage,
    squaredCoverage: features.squaredCoverage,
    heaviestTermCoverage: features.heaviestTermCoverage,
    coveredTermShare: features.coveredTermShare,
    precision: features.precision,
    definitionMatch: Math.max(0, features.definitionMatch) * 3,
    factMatch: features.factMatch,
    contextSimilarity: features.contextSimilarity,
    lacksAnswerType: matchesAnswerType(quote, question) ? 0 : 1,
    lacksName: lacksName ? 1 : 0,
    unknownRarity: maxSquaredRarity(unknown),
    unknownName: unknown.some(({ isName }) => isName) ? 1 : 0,
    uncoveredRarity: maxSquaredRarity(uncovered),
    uncoveredWeight: totalWeight(uncovered) / (totalWeight(terms) || 1),
    heaviestUncovered:
      uncovered.reduce((most, { weight }) => Math.max(most, weight), 0) / (totalWeight(terms) || 1),
    unknownShare: unknown.length / (ownTerms.length || 1),
    uncoveredShare: uncovered.length / (terms.length || 1),
    lacksCountedNoun: lacksCountedNoun(question, termCoverage) ? 1 : 0,
    lacksThesaurus: pack.chat.openThesaurus ? 0 : 1,
    termCount: Math.log(1 + ownTerms.length) / 2,
  };
}

/** "How many eyes has a bee?" is not told by how many flowers it visits. */
function lacksCountedNoun(
  { text, terms, pack }: AnalyzedQuestion,
  termCoverage: readonly number[],
): boolean {
  const counts = firstMatch(text, (patterns) => patterns.countQuestion);
  if (!counts) return false;
  const [counted] = stemsOf(text.slice(counts.index + counts[0].length), pack.words);
  const at = terms.findIndex(({ stem }) => stem === counted);
  return at >= 0 && (termCoverage[at] ?? 0) < MIN_TERM_COVERAGE;
}
