import type { AnalyzedQuestion } from "./analyze-question";
import { firstMatch } from "./classify-question";
import { matchesAnswerType } from "./match-answer-type";
import type { ScoredUnit } from "./score-units";
import { stemsOf } from "./stems";

/**
 * The features of the classifier that decides whether the best unit answers the question; each
 * about 0 to 1.
 */
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
  /** 1 if the quote lacks the expected answer type. */
  lacksAnswerType: number;
  lacksName: number;
  /**
   * Squared rarity of the rarest question word that does not occur in the material, not even as a
   * synonym.
   */
  unknownRarity: number;
  unknownName: number;
  /** Squared rarity of the rarest term that neither the unit nor its context covers. */
  uncoveredRarity: number;
  /** Share of the term weight that is uncovered. */
  uncoveredWeight: number;
  /** Share of the term weight of the heaviest uncovered term. */
  heaviestUncovered: number;
  /** Share of the question words that do not occur in the material. */
  unknownShare: number;
  /** Share of the terms that neither the unit nor its context covers. */
  uncoveredShare: number;
  /** 1 if the question asks "how many X" and X is uncovered. */
  lacksCountedNoun: number;
  /** 1 if the language has no thesaurus, so synonyms are not recognised. */
  lacksThesaurus: number;
  termCount: number;
}

/**
 * Logistic regression weights, learned by tests/evaluations/learn-weights.mjs and rounded by hand:
 * the contribution of each feature to the log odds that the material answers the question.
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
/** With query expansion, matches are less reliable. */
const MIN_CONFIDENCE_IF_EXPANDED = 0.2;
const MIN_CERTAINTY = 1;
/** Terms with less coverage, 0 to 1, count as uncovered. */
const MIN_TERM_COVERAGE = 0.35;

export function isAnswerable(confidence: number, isExpanded: boolean): boolean {
  return confidence >= (isExpanded ? MIN_CONFIDENCE_IF_EXPANDED : MIN_CONFIDENCE);
}

export function isCertain(confidence: number): boolean {
  return confidence >= MIN_CERTAINTY;
}

/** The log odds that the quoted unit answers the question. */
export function confidenceOf(best: ScoredUnit, quote: string, question: AnalyzedQuestion): number {
  const features = confidenceFeatures(best, quote, question);
  return (Object.keys(WEIGHTS) as (keyof ConfidenceFeatures)[]).reduce(
    (sum, key) => sum + WEIGHTS[key] * features[key],
    0,
  );
}

/** @public Used by tests/evaluations/learn-weights.mjs. */
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

/**
 * Whether the counted noun is uncovered: "How many eyes has a bee?" is not answered by a number of
 * flowers.
 */
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
