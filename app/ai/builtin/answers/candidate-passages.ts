import type { Material, Passage } from "~/ai/ports";
import { contentStems } from "../languages/content-stems";
import { packFor } from "../languages/packs";
import type { AnalyzedQuestion } from "./analyze-question";
import type { StemFrequencies } from "./stem-frequencies";

const SEARCH_LIMIT = 24;
/** The most passages kept after the ranked lists are fused. */
const MERGED_LIMIT = 48;
const RRF_CONSTANT = 10;
/** Neighbours below this similarity, 0 to 1, are not used to expand the query. */
const MIN_SIMILARITY = 0.15;
/**
 * Up to this many passages, a document is read in full, so synonyms outside the query are found
 * too.
 */
const READ_LIMIT = 160;
/** Longer documents are sampled; the sample gives the document frequencies. */
const SAMPLE_SIZE = 48;
/**
 * The passages that are scored sentence by sentence; the others are filtered out by their stems.
 */
const PREFILTER_LIMIT = 48;

/**
 * Candidate generation: full-text search for the query and for its expansion by the thesaurus,
 * fused by rank, plus an even sample of the document (all of it if it is short).
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

/**
 * Reciprocal rank fusion (Cormack et al., 2009): the sum of 1 / (rank + constant) over the lists.
 */
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

/** Query expansion: the two nearest thesaurus neighbours of each of the six rarest words. */
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

/** Keeps the passages with the highest summed weight of matched question terms. */
export function prefilterPassages(
  passages: readonly Passage[],
  question: AnalyzedQuestion,
  statistics: StemFrequencies,
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
