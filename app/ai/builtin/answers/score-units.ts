import { contextSimilarity } from "./context-similarity";
import { answerTypeBonus, definitionBonus, sentencePenalty } from "./match-answer-type";
import type { QuestionTerm, ReadQuestion } from "./read-question";
import { stemsOf } from "./stems";
import type { TermStatistics } from "./term-statistics";
import type { Unit } from "./units";

export interface ScoredUnit {
  unit: Unit;
  /** How well the unit answers; only its order and its gaps mean something. */
  score: number;
  /** 0 to 1: how much of what is asked about stands in the unit or where it belongs. */
  coverage: number;
  missesName: boolean;
  /** For each term of the question, how surely the unit or its surroundings speak of it. */
  covers: readonly number[];
  features: Features;
}

/** What is known of a unit as an answer; each about 0 to 1. */
export interface Features {
  /** How much of what is asked stands in the unit itself. */
  own: number;
  /** In the items, introduction or header that it stands under, beyond that. */
  above: number;
  near: number;
  passage: number;
  heading: number;
  concepts: number;
  rarest: number;
  /** How much of what is asked stands in it or where it belongs, squared: all of it counts most. */
  whole: number;
  /** Of the words that follow each other in the question, those that do so in it. */
  phrase: number;
  precision: number;
  fits: number;
  defines: number;
  shape: number;
  /** Is it what a fact of the kind that is asked for says of its subject? */
  fact: number;
  /** How like the question it reads together with the units around it. */
  surroundings: number;
}

/**
 * Learned on questions whose answering sentence is known (tests/evaluations/learn-weights.mjs): how
 * much each sign raises the odds that a unit is the one. Rounded, so that no document's chance stays
 * in them.
 */
const WEIGHTS: Features = {
  own: 0.75,
  above: 0.95,
  near: 0.75,
  passage: 0.6,
  heading: 0.9,
  concepts: 1.15,
  rarest: 0.1,
  whole: 0.2,
  phrase: 0.15,
  precision: 0.55,
  fits: 2.5,
  defines: 2,
  shape: 1.5,
  fact: 1,
  surroundings: 1.05,
};

const keys = Object.keys(WEIGHTS) as (keyof Features)[];

/** Who is asked about one person is seldom told by what is said of another. */
const MISSES_NAME = 0.6;

/** What holds nothing but words of the question tells nothing. */
const REPEATS = 0.4;

/** What a unit can be read with; its own words and those it stands beside or under. */
interface Places {
  own: ReadonlySet<string>;
  above: ReadonlySet<string>;
  heading: ReadonlySet<string>;
  previous: ReadonlySet<string>;
  next: ReadonlySet<string>;
  passage: ReadonlySet<string>;
  leans: boolean;
}

/** The units that may answer with their scores, best first. */
export function scoreUnits(
  units: readonly Unit[],
  question: ReadQuestion,
  statistics: TermStatistics,
  factFit: (unit: Unit) => number,
): ScoredUnit[] {
  const read = rememberStems(question);
  const matchOf = rememberMatches();
  const scored = units.flatMap((unit, at) => {
    if (!unit.isAnswer) return [];
    const beside = (other: Unit | undefined) =>
      other?.section === unit.section && other.passage === unit.passage ? other.text : null;
    const places = {
      own: read(unit.text),
      above: read(unit.above.map(({ text }) => text).join("\n")),
      heading: read(unit.headings.join("\n")),
      previous: read(beside(units[at - 1])),
      next: read(beside(units[at + 1])),
      passage: statistics.stemsOf(unit.passage),
      leans: question.pack.sentences.dependsOnPrevious(unit.text),
    };
    return [scoreUnit(unit, places, question, matchOf, statistics, factFit(unit))];
  });
  return addSurroundings(scored.sort(byScore), question, units).sort(byScore);
}

function byScore(a: ScoredUnit, b: ScoredUnit): number {
  return b.score - a.score;
}

function scoreUnit(
  unit: Unit,
  places: Places,
  question: ReadQuestion,
  matchOf: Matcher,
  statistics: TermStatistics,
  fact: number,
): ScoredUnit {
  const { sums, rarest, missesName, explained, covers } = matchTerms(question, places, matchOf);
  let mass = 0;
  let told = 0;
  for (const one of places.own) {
    const idf = statistics.idf(one);
    mass += idf;
    if (explained.has(one)) told += idf;
  }
  const features: Features = {
    own: sums.own,
    above: sums.above,
    near: sums.near,
    passage: sums.passage,
    heading: sums.heading,
    concepts: sums.concepts / (question.terms.length || 1),
    rarest,
    whole: sums.cover ** 2,
    phrase: sharedPhrases(question, places.own, unit.text),
    precision: told / (mass || 1),
    fits: answerTypeBonus(unit.text, question),
    defines: question.expects === "definition" ? definitionBonus(unit.text, question) : 0,
    shape: sentencePenalty(unit, question) - (told === mass ? REPEATS : 0),
    fact,
    surroundings: 0,
  };
  const score = keys.reduce((sum, key) => sum + WEIGHTS[key] * features[key], 0);
  return {
    unit,
    score: missesName ? score - MISSES_NAME : score,
    coverage: sums.cover,
    missesName,
    covers,
    features,
  };
}

/** How much of what is asked stands in which place, as shares of the whole. */
function matchTerms(question: ReadQuestion, places: Places, matchOf: Matcher) {
  const sums = { own: 0, above: 0, near: 0, passage: 0, heading: 0, concepts: 0, cover: 0 };
  const explained = new Set<string>();
  const covers: number[] = [];
  const beside = places.leans ? 0.8 : 0.5;
  let total = 0;
  let heaviest = 0;
  let rarest = 0;
  let missesName = false;
  for (const term of question.terms) {
    for (const one of term.matches.keys()) if (places.own.has(one)) explained.add(one);
    const own = matchOf(term, places.own);
    const above = matchOf(term, places.above);
    const near = Math.max(
      matchOf(term, places.previous) * beside,
      matchOf(term, places.next) * 0.35,
    );
    const heading = matchOf(term, places.heading);
    const passage = matchOf(term, places.passage);
    const cover = Math.max(own, above * 0.85, near, heading * 0.5, passage * 0.3);
    covers.push(cover);
    total += term.weight;
    heaviest = Math.max(heaviest, term.weight);
    sums.own += term.weight * own;
    sums.above += term.weight * Math.max(0, above - own);
    sums.near += term.weight * Math.max(0, near - own);
    sums.passage += term.weight * Math.max(0, passage - own);
    sums.heading += term.weight * Math.max(0, heading - own);
    sums.concepts += own > 0.25 ? 1 : 0;
    sums.cover += term.weight * cover;
    rarest = Math.max(rarest, term.weight * own);
    if (term.isName && cover === 0) missesName = true;
  }
  const whole = total || 1;
  for (const key of ["own", "above", "near", "passage", "heading", "cover"] as const)
    sums[key] /= whole;
  return { sums, rarest: rarest / (heaviest || 1), missesName, explained, covers };
}

/** Of the pairs of terms that follow each other in the question, the share that do so here. */
function sharedPhrases(
  { terms, pack }: ReadQuestion,
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

/** Nearly every answer stands among these; to compare all would take longer. */
const COMPARED = 30;

function addSurroundings(
  ranked: readonly ScoredUnit[],
  question: ReadQuestion,
  units: readonly Unit[],
): ScoredUnit[] {
  const leading = ranked.slice(0, COMPARED);
  const likeness = contextSimilarity(
    `${question.text} ${question.context}`,
    leading.map(({ unit }) => unit),
    units,
  );
  const compared = leading.map((scored, place) => {
    const surroundings = likeness[place] ?? 0;
    return {
      ...scored,
      score: scored.score + WEIGHTS.surroundings * surroundings,
      features: { ...scored.features, surroundings },
    };
  });
  return [...compared, ...ranked.slice(COMPARED)];
}

type StemReader = (text: string | null) => ReadonlySet<string>;

const NOTHING: ReadonlySet<string> = new Set();

function rememberStems({ pack }: ReadQuestion): StemReader {
  const memory = new Map<string, ReadonlySet<string>>();
  return (text) => {
    if (!text) return NOTHING;
    const stems = memory.get(text) ?? new Set(stemsOf(text, pack.words));
    memory.set(text, stems);
    return stems;
  };
}

type Matcher = (term: QuestionTerm, stems: ReadonlySet<string>) => number;

/** The best that any of the stems does for a term, found once though several units share them. */
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
