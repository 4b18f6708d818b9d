import { leansOnPrevious, type PlacedSentence } from "../language/sentences";
import { contentStems } from "../language/words";
import type { DocumentStatistics } from "../reading/document-statistics";
import { definitionBonus, expectationBonus, shapePenalty } from "./answer-shape";
import { likenessOfSurroundings } from "./likeness-of-surroundings";
import type { QuestionTerm, ReadQuestion } from "./read-question";

export interface ScoredSentence extends PlacedSentence {
  /** How well the sentence answers; only its order and its gaps mean something. */
  score: number;
  /** 0 to 1: how much of what is asked about stands in the sentence or beside it. */
  coverage: number;
  /** The same, of the sentence alone. */
  ownCoverage: number;
  missesName: boolean;
  features: Features;
}

/** What is known of a sentence as an answer; each about 0 to 1. */
export interface Features {
  own: number;
  near: number;
  passage: number;
  heading: number;
  concepts: number;
  rarest: number;
  precision: number;
  fits: number;
  defines: number;
  shape: number;
  length: number;
  /** Does it speak of what the other likely answers speak of? */
  echo: number;
  /** How like the question it reads together with the sentences around it. */
  surroundings: number;
}

/**
 * Learned on questions whose answering sentence is known (tests/evaluations): how much each sign
 * raises the odds that a sentence is the one. Rounded, so that no document's chance stays in them.
 */
const WEIGHTS: Features = {
  own: 0.55,
  near: 0.7,
  passage: 0.4,
  heading: 0.3,
  concepts: 0.5,
  rarest: 0.1,
  precision: 0.35,
  fits: 1.5,
  defines: 2.2,
  shape: 1.2,
  length: -0.08,
  echo: 0.6,
  surroundings: 0.41,
};

/** Who is asked about one person is seldom told by what is said of another. */
const MISSES_NAME = 0.25;

const NOTHING: ReadonlySet<string> = new Set();

/** The sentences with their scores, best first. */
export function scoreSentences(
  sentences: readonly PlacedSentence[],
  question: ReadQuestion,
  statistics: DocumentStatistics,
): ScoredSentence[] {
  const { language } = question;
  const memory = new Map<string, ReadonlySet<string>>();
  const stemsOf = (text: string | null): ReadonlySet<string> => {
    if (!text) return NOTHING;
    const known = memory.get(text);
    if (known) return known;
    const stems = new Set(contentStems(text, language));
    memory.set(text, stems);
    return stems;
  };
  const matchOf = rememberMatches();
  const scored = sentences
    .map((sentence) => scoreSentence(sentence, question, stemsOf, matchOf, statistics))
    .sort((a, b) => b.score - a.score);
  const ranked = addEchoes(scored, question, stemsOf, statistics).sort((a, b) => b.score - a.score);
  return addSurroundings(ranked, question, sentences).sort((a, b) => b.score - a.score);
}

/**
 * The score without what the surroundings add: they tell which sentence answers, not whether any
 * does.
 */
export function scoreOfItself({ score, features }: ScoredSentence): number {
  return score - WEIGHTS.surroundings * features.surroundings;
}

function scoreSentence(
  sentence: PlacedSentence,
  question: ReadQuestion,
  stemsOf: (text: string | null) => ReadonlySet<string>,
  matchOf: Matcher,
  statistics: DocumentStatistics,
): ScoredSentence {
  const own = stemsOf(sentence.text);
  const previous = stemsOf(sentence.previous);
  const next = stemsOf(sentence.next);
  const heading = stemsOf(sentence.passage.heading);
  const passage = statistics.stemsOf(sentence.passage);
  const leans = leansOnPrevious(sentence.text) ? 0.8 : 0.5;
  let total = 0;
  let heaviest = 0;
  const sums = { own: 0, near: 0, passage: 0, heading: 0, concepts: 0, cover: 0 };
  let rarest = 0;
  let missesName = false;
  const explained = new Set<string>();
  for (const term of question.terms) {
    const inOwn = matchOf(term, own);
    for (const one of term.matches.keys()) if (own.has(one)) explained.add(one);
    const inNear = Math.max(matchOf(term, previous) * leans, matchOf(term, next) * 0.35);
    const inHeading = matchOf(term, heading);
    const inPassage = matchOf(term, passage);
    const cover = Math.max(inOwn, inNear, inHeading * 0.5, inPassage * 0.3);
    total += term.weight;
    heaviest = Math.max(heaviest, term.weight);
    sums.own += term.weight * inOwn;
    sums.near += term.weight * Math.max(0, inNear - inOwn);
    sums.passage += term.weight * Math.max(0, inPassage - inOwn);
    sums.heading += term.weight * Math.max(0, inHeading - inOwn);
    sums.concepts += inOwn > 0.25 ? 1 : 0;
    sums.cover += term.weight * cover;
    rarest = Math.max(rarest, term.weight * inOwn);
    if (term.isName && cover === 0) missesName = true;
  }
  const whole = total || 1;
  let mass = 0;
  let told = 0;
  for (const one of own) {
    const rarity = statistics.rarity(one);
    mass += rarity;
    if (explained.has(one)) told += rarity;
  }
  const features: Features = {
    own: sums.own / whole,
    near: sums.near / whole,
    passage: sums.passage / whole,
    heading: sums.heading / whole,
    concepts: sums.concepts / (question.terms.length || 1),
    rarest: rarest / (heaviest || 1),
    precision: told / (mass || 1),
    fits: expectationBonus(sentence.text, question),
    defines: question.expects === "definition" ? definitionBonus(sentence.text, question) : 0,
    shape: shapePenalty(sentence.text),
    length: Math.log((own.size + 3) / 15),
    echo: 0,
    surroundings: 0,
  };
  let score = 0;
  for (const key of Object.keys(WEIGHTS) as (keyof Features)[])
    score += WEIGHTS[key] * features[key];
  return {
    ...sentence,
    score: missesName ? score - MISSES_NAME : score,
    coverage: sums.cover / whole,
    ownCoverage: features.own,
    missesName,
    features,
  };
}

const LEADERS = 8;
const SHARED_STEMS = 20;
const SHARPNESS = 5;

/**
 * Words that the likeliest sentences share beyond the question's own belong to its subject: the
 * plains of the Moon are called maria wherever they come up. The leaders have their words from the question; this lets in those that lack them.
 */
function addEchoes(
  ranked: readonly ScoredSentence[],
  question: ReadQuestion,
  stemsOf: (text: string | null) => ReadonlySet<string>,
  statistics: DocumentStatistics,
): ScoredSentence[] {
  const asked = new Set(question.terms.flatMap((term) => [...term.matches.keys()]));
  const best = ranked[0]?.score ?? 0;
  const shared = new Map<string, number>();
  for (const sentence of ranked.slice(0, LEADERS)) {
    const weight = Math.exp((sentence.score - best) * SHARPNESS);
    for (const one of stemsOf(sentence.text)) {
      if (asked.has(one)) continue;
      shared.set(one, (shared.get(one) ?? 0) + weight * statistics.rarity(one));
    }
  }
  const telling = new Map([...shared].sort((a, b) => b[1] - a[1]).slice(0, SHARED_STEMS));
  const whole = [...telling.values()].reduce((sum, weight) => sum + weight, 0) || 1;
  return ranked.map((sentence, place) => {
    if (place < LEADERS) return sentence;
    let sum = 0;
    for (const one of stemsOf(sentence.text)) sum += telling.get(one) ?? 0;
    const echo = sum / whole;
    return {
      ...sentence,
      score: sentence.score + WEIGHTS.echo * echo,
      features: { ...sentence.features, echo },
    };
  });
}

/** Nearly every answer stands among these; to compare all would take longer. */
const COMPARED = 30;

function addSurroundings(
  ranked: readonly ScoredSentence[],
  question: ReadQuestion,
  sentences: readonly PlacedSentence[],
): ScoredSentence[] {
  const leading = ranked.slice(0, COMPARED);
  const asked = `${question.text} ${question.context}`;
  const likeness = likenessOfSurroundings(asked, leading, sentences);
  const compared = leading.map((sentence, place) => {
    const surroundings = likeness[place] ?? 0;
    return {
      ...sentence,
      score: sentence.score + WEIGHTS.surroundings * surroundings,
      features: { ...sentence.features, surroundings },
    };
  });
  return [...compared, ...ranked.slice(COMPARED)];
}

type Matcher = (term: QuestionTerm, stems: ReadonlySet<string>) => number;

/** The best that any of the stems does for a term, found once though several sentences stand beside them. */
function rememberMatches(): Matcher {
  const memory = new Map<QuestionTerm, Map<ReadonlySet<string>, number>>();
  return (term, stems) => {
    const known = memory.get(term) ?? new Map<ReadonlySet<string>, number>();
    memory.set(term, known);
    const before = known.get(stems);
    if (before !== undefined) return before;
    let best = 0;
    for (const [one, nearness] of term.matches)
      if (nearness > best && stems.has(one)) best = nearness;
    known.set(stems, best);
    return best;
  };
}
