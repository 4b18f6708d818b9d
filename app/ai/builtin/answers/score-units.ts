import type { AnalyzedQuestion, QuestionTerm } from "./analyze-question";
import { contextSimilarity } from "./context-similarity";
import { answerTypeBonus, definitionBonus, sentencePenalty } from "./match-answer-type";
import type { StemFrequencies } from "./stem-frequencies";
import { stemsOf } from "./stems";
import type { Unit } from "./units";

export interface ScoredUnit {
  unit: Unit;
  /** The ranking score; only differences are meaningful. */
  score: number;
  /** The weighted share of the question terms that the unit or its context covers, 0 to 1. */
  coverage: number;
  lacksName: boolean;
  /** For each question term, its coverage by the unit or its context, 0 to 1. */
  termCoverage: readonly number[];
  features: RankingFeatures;
}

/** The ranking features of a unit; each about 0 to 1. */
export interface RankingFeatures {
  /** Weighted share of the terms in the unit itself. */
  unitCoverage: number;
  /** Additional share in its parent items, introduction or table header. */
  ancestorCoverage: number;
  neighbourCoverage: number;
  passageCoverage: number;
  headingCoverage: number;
  coveredTermShare: number;
  heaviestTermCoverage: number;
  /** `coverage` squared: full coverage counts most. */
  squaredCoverage: number;
  /** Share of the question's bigrams that occur in the unit. */
  bigramMatch: number;
  precision: number;
  answerTypeMatch: number;
  definitionMatch: number;
  formPenalty: number;
  /** How well a fact in the unit answers the question, 0 to 1. */
  factMatch: number;
  /** `contextSimilarity` of the unit with its neighbours. */
  contextSimilarity: number;
}

/**
 * Softmax regression weights, learned by tests/evaluations/learn-weights.mjs from questions with
 * known answer sentences; rounded to avoid overfitting.
 */
const WEIGHTS: RankingFeatures = {
  unitCoverage: 0.75,
  ancestorCoverage: 0.95,
  neighbourCoverage: 0.75,
  passageCoverage: 0.6,
  headingCoverage: 0.9,
  coveredTermShare: 1.15,
  heaviestTermCoverage: 0.1,
  squaredCoverage: 0.2,
  bigramMatch: 0.15,
  precision: 0.55,
  answerTypeMatch: 2.5,
  definitionMatch: 2,
  formPenalty: 1.5,
  factMatch: 1,
  contextSimilarity: 1.05,
};

const keys = Object.keys(WEIGHTS) as (keyof RankingFeatures)[];

/** The penalty for a unit that lacks a name of the question. */
const LACKS_NAME_PENALTY = 0.6;

/** The penalty for a unit that only repeats words of the question. */
const REPETITION_PENALTY = 0.4;

/** The stems of a unit's fields: its own text and its context. */
interface UnitFields {
  own: ReadonlySet<string>;
  above: ReadonlySet<string>;
  heading: ReadonlySet<string>;
  previous: ReadonlySet<string>;
  next: ReadonlySet<string>;
  passage: ReadonlySet<string>;
  isAnaphoric: boolean;
}

/** Scores the units that can be answers, best first. */
export function scoreUnits(
  units: readonly Unit[],
  question: AnalyzedQuestion,
  statistics: StemFrequencies,
  factFit: (unit: Unit) => number,
): ScoredUnit[] {
  const read = memoizeStems(question);
  const matchOf = memoizeMatches();
  const scored = units.flatMap((unit, at) => {
    if (!unit.isAnswer) return [];
    const adjacent = (other: Unit | undefined) =>
      other?.section === unit.section && other.passage === unit.passage ? other.text : null;
    const fields = {
      own: read(unit.text),
      above: read(unit.above.map(({ text }) => text).join("\n")),
      heading: read(unit.headings.join("\n")),
      previous: read(adjacent(units[at - 1])),
      next: read(adjacent(units[at + 1])),
      passage: statistics.stemsOf(unit.passage),
      isAnaphoric: question.pack.sentences.dependsOnPrevious(unit.text),
    };
    return [scoreUnit(unit, fields, question, matchOf, statistics, factFit(unit))];
  });
  return addContextSimilarity(scored.sort(byScore), question, units).sort(byScore);
}

function byScore(a: ScoredUnit, b: ScoredUnit): number {
  return b.score - a.score;
}

function scoreUnit(
  unit: Unit,
  fields: UnitFields,
  question: AnalyzedQuestion,
  matchOf: Matcher,
  statistics: StemFrequencies,
  factMatch: number,
): ScoredUnit {
  const { sums, heaviestTermCoverage, lacksName, explained, termCoverage } = matchTerms(
    question,
    fields,
    matchOf,
  );
  let totalIdf = 0;
  let explainedIdf = 0;
  for (const one of fields.own) {
    const idf = statistics.idf(one);
    totalIdf += idf;
    if (explained.has(one)) explainedIdf += idf;
  }
  const features: RankingFeatures = {
    unitCoverage: sums.own,
    ancestorCoverage: sums.above,
    neighbourCoverage: sums.near,
    passageCoverage: sums.passage,
    headingCoverage: sums.heading,
    coveredTermShare: sums.concepts / (question.terms.length || 1),
    heaviestTermCoverage,
    squaredCoverage: sums.cover ** 2,
    bigramMatch: bigramOverlap(question, fields.own, unit.text),
    precision: explainedIdf / (totalIdf || 1),
    answerTypeMatch: answerTypeBonus(unit.text, question),
    definitionMatch: question.expects === "definition" ? definitionBonus(unit.text, question) : 0,
    formPenalty:
      sentencePenalty(unit, question) - (explainedIdf === totalIdf ? REPETITION_PENALTY : 0),
    factMatch,
    contextSimilarity: 0,
  };
  const score = keys.reduce((sum, key) => sum + WEIGHTS[key] * features[key], 0);
  return {
    unit,
    score: lacksName ? score - LACKS_NAME_PENALTY : score,
    coverage: sums.cover,
    lacksName,
    termCoverage,
    features,
  };
}

/** The weighted term coverage of each field, as shares of the total weight. */
function matchTerms(question: AnalyzedQuestion, fields: UnitFields, matchOf: Matcher) {
  const sums = { own: 0, above: 0, near: 0, passage: 0, heading: 0, concepts: 0, cover: 0 };
  const explained = new Set<string>();
  const termCoverage: number[] = [];
  const adjacent = fields.isAnaphoric ? 0.8 : 0.5;
  let total = 0;
  let heaviest = 0;
  let heaviestTermCoverage = 0;
  let lacksName = false;
  for (const term of question.terms) {
    for (const one of term.matches.keys()) if (fields.own.has(one)) explained.add(one);
    const own = matchOf(term, fields.own);
    const above = matchOf(term, fields.above);
    const near = Math.max(
      matchOf(term, fields.previous) * adjacent,
      matchOf(term, fields.next) * 0.35,
    );
    const heading = matchOf(term, fields.heading);
    const passage = matchOf(term, fields.passage);
    const cover = Math.max(own, above * 0.85, near, heading * 0.5, passage * 0.3);
    termCoverage.push(cover);
    total += term.weight;
    heaviest = Math.max(heaviest, term.weight);
    sums.own += term.weight * own;
    sums.above += term.weight * Math.max(0, above - own);
    sums.near += term.weight * Math.max(0, near - own);
    sums.passage += term.weight * Math.max(0, passage - own);
    sums.heading += term.weight * Math.max(0, heading - own);
    sums.concepts += own > 0.25 ? 1 : 0;
    sums.cover += term.weight * cover;
    heaviestTermCoverage = Math.max(heaviestTermCoverage, term.weight * own);
    if (term.isName && cover === 0) lacksName = true;
  }
  const whole = total || 1;
  for (const key of ["own", "above", "near", "passage", "heading", "cover"] as const)
    sums[key] /= whole;
  return {
    sums,
    heaviestTermCoverage: heaviestTermCoverage / (heaviest || 1),
    lacksName,
    explained,
    termCoverage,
  };
}

/** The share of the question's bigrams that occur in the text. */
function bigramOverlap(
  { terms, pack }: AnalyzedQuestion,
  own: ReadonlySet<string>,
  text: string,
): number {
  const asked = terms.filter(({ isContext }) => !isContext);
  const pairs = asked.slice(1).map(({ stem }, at) => [asked[at]?.stem ?? "", stem] as const);
  const held = pairs.filter(([a, b]) => own.has(a) && own.has(b));
  if (held.length === 0) return 0;
  const stems = stemsOf(text, pack.words);
  const follow = held.filter(([a, b]) => stems.some((one, at) => one === a && stems[at + 1] === b));
  return follow.length / pairs.length;
}

/** The best units, for which the more expensive `contextSimilarity` is computed. */
const RERANKED = 30;

function addContextSimilarity(
  ranked: readonly ScoredUnit[],
  question: AnalyzedQuestion,
  units: readonly Unit[],
): ScoredUnit[] {
  const leading = ranked.slice(0, RERANKED);
  const similarities = contextSimilarity(
    `${question.text} ${question.context}`,
    leading.map(({ unit }) => unit),
    units,
  );
  const compared = leading.map((scored, place) => {
    const similarity = similarities[place] ?? 0;
    return {
      ...scored,
      score: scored.score + WEIGHTS.contextSimilarity * similarity,
      features: { ...scored.features, contextSimilarity: similarity },
    };
  });
  return [...compared, ...ranked.slice(RERANKED)];
}

type StemLookup = (text: string | null) => ReadonlySet<string>;

const NOTHING: ReadonlySet<string> = new Set();

function memoizeStems({ pack }: AnalyzedQuestion): StemLookup {
  const memory = new Map<string, ReadonlySet<string>>();
  return (text) => {
    if (!text) return NOTHING;
    const stems = memory.get(text) ?? new Set(stemsOf(text, pack.words));
    memory.set(text, stems);
    return stems;
  };
}

type Matcher = (term: QuestionTerm, stems: ReadonlySet<string>) => number;

/** The best similarity of a term with any of the stems, cached because units share fields. */
function memoizeMatches(): Matcher {
  const memory = new Map<QuestionTerm, Map<ReadonlySet<string>, number>>();
  return (term, stems) => {
    const known = memory.get(term) ?? new Map<ReadonlySet<string>, number>();
    memory.set(term, known);
    const before = known.get(stems);
    if (before !== undefined) return before;
    let best = 0;
    for (const [one, similarity] of term.matches)
      if (similarity > best && stems.has(one)) best = similarity;
    known.set(stems, best);
    return best;
  };
}
