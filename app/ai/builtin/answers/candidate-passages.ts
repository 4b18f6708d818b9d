import type { Material, Passage } from "~/ai/ports";
import { contentStems } from "../languages/content-stems";
import { packFor } from "../languages/packs";
import type { AnalyzedQuestion } from "./analyze-question";
import type { TermStatistics } from "./term-statistics";

const SEARCH_LIMIT = 24;
/** Of several searches together. */
const MERGED_LIMIT = 48;
const RRF_CONSTANT = 10;
/** A search for vaguer words brings only noise. */
const MIN_SIMILARITY = 0.15;
/** Enough to see a chapter whole, so that the best sentence is found even under other words. */
const READ_LIMIT = 160;
/** Of more than a chapter, a sample: it tells which words are rare. */
const SAMPLE_SIZE = 48;
/** Of a whole library most passages share no word with the question; reading them takes longest. */
const PREFILTER_LIMIT = 48;

/**
 * Search sees everything but knows only the words, so it is asked again with words of like meaning;
 * what is short enough is read whole, which makes up for what both miss.
 */
export async function candidatePassages(material: Material, query: string): Promise<Passage[]> {
  const related = await expandQuery(query);
  const searches = related ? [query, related] : [query];
  const [spread, ...searched] = await Promise.all([
    material.read(READ_LIMIT, SAMPLE_SIZE),
    ...searches.map((one) => material.search(one, SEARCH_LIMIT)),
  ]);
  const byId = new Map<number, Passage>();
  for (const passage of [...spread, ...reciprocalRankFusion(searched).slice(0, MERGED_LIMIT)])
    byId.set(passage.id, passage);
  return [...byId.values()];
}

/** A list's first passages count most; one that several lists hold comes before those of one. */
function reciprocalRankFusion(lists: readonly (readonly Passage[])[]): Passage[] {
  const ranks = new Map<number, { passage: Passage; score: number }>();
  for (const list of lists) {
    for (const [index, passage] of list.entries()) {
      const score = (ranks.get(passage.id)?.score ?? 0) + 1 / (index + RRF_CONSTANT);
      ranks.set(passage.id, { passage, score });
    }
  }
  return [...ranks.values()].sort((a, b) => b.score - a.score).map(({ passage }) => passage);
}

/** The words nearest to each of the rarest words of the question. */
async function expandQuery(query: string): Promise<string> {
  const { chat, words } = packFor(query);
  const thesaurus = await chat.openThesaurus?.();
  if (!thesaurus) return "";
  return [...new Set(contentStems(query, words))]
    .sort((a, b) => thesaurus.rarity(b) - thesaurus.rarity(a))
    .slice(0, 6)
    .flatMap((one) => thesaurus.neighbours(one).slice(0, 2))
    .filter(({ similarity }) => similarity >= MIN_SIMILARITY)
    .map(({ word }) => word)
    .join(" ");
}

/** The passages that speak most of what is asked. */
export function prefilterPassages(
  passages: readonly Passage[],
  question: AnalyzedQuestion,
  statistics: TermStatistics,
): readonly Passage[] {
  if (passages.length <= PREFILTER_LIMIT) return passages;
  const scores = new Map(
    passages.map((passage) => {
      const stems = statistics.stemsOf(passage);
      let sum = 0;
      for (const { matches, weight } of question.terms) {
        let best = 0;
        for (const [one, similarity] of matches)
          if (similarity > best && stems.has(one)) best = similarity;
        sum += weight * best;
      }
      return [passage, sum];
    }),
  );
  const scoreOf = (passage: Passage) => scores.get(passage) ?? 0;
  return passages.toSorted((a, b) => scoreOf(b) - scoreOf(a)).slice(0, PREFILTER_LIMIT);
}
