import { definitionBonus, expectationBonus, shapePenalty } from "./answer-shape";
import type { DocumentStatistics } from "./document-statistics";
import type { QuestionTerm, ReadQuestion } from "./read-question";
import { leansOnPrevious, type PlacedSentence } from "./sentences";
import { contentStems } from "./words";

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
}

/**
 * Learned on questions whose answering sentence is known (tests/evaluations): how much each sign
 * raises the odds that a sentence is the one. Rounded, so that no document's chance stays in them.
 */
const WEIGHTS: Features = {
  own: 0.65,
  near: 0.85,
  passage: 0.5,
  heading: 0.25,
  concepts: 0.5,
  rarest: 0.1,
  precision: 0.35,
  fits: 1.6,
  defines: 1,
  shape: 1.8,
  length: -0.05,
};

/** The sentences with their scores, best first. */
export function scoreSentences(
  sentences: readonly PlacedSentence[],
  question: ReadQuestion,
  statistics: DocumentStatistics,
): ScoredSentence[] {
  const { language } = question;
  const memory = new Map<string, readonly string[]>();
  const stemsOf = (text: string | null): readonly string[] => {
    if (!text) return [];
    const known = memory.get(text);
    if (known) return known;
    const stems = contentStems(text, language);
    memory.set(text, stems);
    return stems;
  };
  return sentences
    .map((sentence) => scoreSentence(sentence, question, stemsOf, statistics))
    .sort((a, b) => b.score - a.score);
}

function scoreSentence(
  sentence: PlacedSentence,
  question: ReadQuestion,
  stemsOf: (text: string | null) => readonly string[],
  statistics: DocumentStatistics,
): ScoredSentence {
  const own = stemsOf(sentence.text);
  const previous = new Set(stemsOf(sentence.previous));
  const next = new Set(stemsOf(sentence.next));
  const heading = new Set(stemsOf(sentence.passage.heading));
  const passage = new Set(stemsOf(sentence.passage.text));
  const ownSet = new Set(own);
  const leans = leansOnPrevious(sentence.text) ? 0.8 : 0.5;
  let total = 0;
  let heaviest = 0;
  const sums = { own: 0, near: 0, passage: 0, heading: 0, concepts: 0, cover: 0 };
  let rarest = 0;
  let missesName = false;
  const explained = new Set<string>();
  for (const term of question.terms) {
    const inOwn = matchOf(term, ownSet, explained);
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
  for (const one of ownSet) {
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
    length: Math.log((own.length + 3) / 15),
  };
  let score = 0;
  for (const key of Object.keys(WEIGHTS) as (keyof Features)[])
    score += WEIGHTS[key] * features[key];
  return {
    ...sentence,
    score,
    coverage: sums.cover / whole,
    ownCoverage: features.own,
    missesName,
    features,
  };
}

/** The best that any of the stems does for the term. */
function matchOf(term: QuestionTerm, stems: ReadonlySet<string>, explained?: Set<string>): number {
  let best = 0;
  for (const [one, nearness] of term.matches) {
    if (!stems.has(one)) continue;
    explained?.add(one);
    if (nearness > best) best = nearness;
  }
  return best;
}
