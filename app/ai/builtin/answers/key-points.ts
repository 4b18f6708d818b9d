import type { Citation, Material } from "~/ai/ports";
import type { Fact } from "../facts/fact";
import { loadFacts } from "../facts/load-facts";
import type { LanguagePack } from "../languages/language-pack";
import { packFor } from "../languages/packs";
import { countStems, type StemFrequencies } from "./stem-frequencies";
import { stemsOf } from "./stems";
import { citationOf, readUnits, type Unit } from "./units";

const READ_LIMIT = 300;
const LANGUAGE_SAMPLE = 20;
const MIN_WORDS = 6;
/** Facts below this importance, 0 to 1, are left out. */
const MIN_IMPORTANCE = 0.3;
/** The most key points of one section. */
const MAX_PER_SECTION = 3;

export interface KeyPoint {
  citation: Citation;
  heading: string | null;
}

/** Extractive summary: the most important facts, spread over the sections, in document order. */
export async function findKeyPoints(material: Material, count: number): Promise<KeyPoint[]> {
  const facts = await loadFacts(material, null);
  const chosen = chooseFacts(facts, count);
  const points = chosen.map(({ source, headings }) => ({
    citation: source,
    heading: headings.at(-1) ?? null,
  }));
  return points.length >= count / 2 ? points : findKeySentences(material, count);
}

function chooseFacts(facts: readonly Fact[], count: number): Fact[] {
  const ofSection = new Map<number, number>();
  const quotes = new Set<string>();
  const chosen: Fact[] = [];
  for (const fact of facts.toSorted((a, b) => b.importance - a.importance)) {
    if (chosen.length === count || fact.importance < MIN_IMPORTANCE) break;
    const taken = ofSection.get(fact.section) ?? 0;
    if (taken >= MAX_PER_SECTION || fact.kind === "question" || quotes.has(fact.source.quote))
      continue;
    quotes.add(fact.source.quote);
    ofSection.set(fact.section, taken + 1);
    chosen.push(fact);
  }
  return chosen.sort((a, b) => a.position - b.position);
}

/** Extractive summary without facts: the most central sentence of each stretch of the document. */
async function findKeySentences(material: Material, count: number): Promise<KeyPoint[]> {
  const passages = await material.read(READ_LIMIT);
  const pack = packFor(
    passages
      .slice(0, LANGUAGE_SAMPLE)
      .map(({ text }) => text)
      .join("\n"),
  );
  const units = readUnits(passages, pack).filter(
    ({ text, isAnswer }) => isAnswer && text.split(/\s+/u).length >= MIN_WORDS,
  );
  const statistics = countStems(passages, pack.words);
  const documentFrequency = new Map<string, number>();
  for (const passage of passages) {
    for (const one of statistics.stemsOf(passage))
      documentFrequency.set(one, (documentFrequency.get(one) ?? 0) + 1);
  }
  const unitsPerPoint = Math.max(1, Math.ceil(units.length / count));
  const best = new Map<number, { unit: Unit; score: number }>();
  for (const [index, unit] of units.entries()) {
    const score = centralityOf(unit, pack, documentFrequency, statistics);
    const at = Math.floor(index / unitsPerPoint);
    if (score > (best.get(at)?.score ?? 0)) best.set(at, { unit, score });
  }
  return [...best.values()].map(({ unit }) => ({
    citation: citationOf(unit.text, unit.passage),
    heading: unit.headings.at(-1) ?? null,
  }));
}

const MAX_FREQUENCY = 12;
const MAX_IDF = 3;
const HEADING_BONUS = 6;

/** Centrality of a sentence: frequent and rare stems weigh more, stems of the headings most. */
function centralityOf(
  { text, headings }: Unit,
  { words, sentences }: LanguagePack,
  documentFrequency: ReadonlyMap<string, number>,
  statistics: StemFrequencies,
): number {
  const stems = [...new Set(stemsOf(text, words))];
  const heading = new Set(stemsOf(headings.join("\n"), words));
  const weight = stems.reduce(
    (sum, one) =>
      sum +
      Math.min(documentFrequency.get(one) ?? 0, MAX_FREQUENCY) *
        Math.min(statistics.idf(one), MAX_IDF) +
      (heading.has(one) ? HEADING_BONUS : 0),
    0,
  );
  return (weight / (stems.length + 4)) * (sentences.dependsOnPrevious(text) ? 1 : 2);
}
