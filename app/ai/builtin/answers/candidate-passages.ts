import type { Material, Passage } from "~/ai/ports";
import { contentStems } from "../languages/content-stems";
import { packFor } from "../languages/packs";
import type { ReadQuestion } from "./read-question";
import type { TermStatistics } from "./term-statistics";

const SEARCHED = 24;
/** Of several searches together. */
const MERGED = 48;
const RANK_DAMPING = 10;
/** A search for vaguer words brings only noise. */
const SEARCHED_NEARNESS = 0.15;
/** Enough to see a chapter whole, so that the best sentence is found even under other words. */
const READ = 160;
/** Of more than a chapter, a sample: it tells which words are rare. */
const SAMPLED = 48;
/** Of a whole library most passages share no word with the question; reading them takes longest. */
const WEIGHED = 48;

/**
 * Search sees everything but knows only the words, so it is asked again with words of like meaning;
 * what is short enough is read whole, which makes up for what both miss.
 */
export async function candidatePassages(material: Material, query: string): Promise<Passage[]> {
  const related = await relatedQuery(query);
  const searches = related ? [query, related] : [query];
  const [spread, ...searched] = await Promise.all([
    material.read(READ, SAMPLED),
    ...searches.map((one) => material.search(one, SEARCHED)),
  ]);
  const byId = new Map<number, Passage>();
  for (const passage of [...spread, ...reciprocalRankFusion(searched).slice(0, MERGED)])
    byId.set(passage.id, passage);
  return [...byId.values()];
}

/** A list's first passages count most; one that several lists hold comes before those of one. */
function reciprocalRankFusion(lists: readonly (readonly Passage[])[]): Passage[] {
  const ranks = new Map<number, { passage: Passage; worth: number }>();
  for (const list of lists) {
    for (const [index, passage] of list.entries()) {
      const worth = (ranks.get(passage.id)?.worth ?? 0) + 1 / (index + RANK_DAMPING);
      ranks.set(passage.id, { passage, worth });
    }
  }
  return [...ranks.values()].sort((a, b) => b.worth - a.worth).map(({ passage }) => passage);
}

/** The words nearest to each of the rarest words of the question. */
async function relatedQuery(query: string): Promise<string> {
  const { chat, words } = packFor(query);
  const thesaurus = await chat.openThesaurus?.();
  if (!thesaurus) return "";
  return [...new Set(contentStems(query, words))]
    .sort((a, b) => thesaurus.rareness(b) - thesaurus.rareness(a))
    .slice(0, 6)
    .flatMap((one) => thesaurus.near(one).slice(0, 2))
    .filter(({ nearness }) => nearness >= SEARCHED_NEARNESS)
    .map(({ word }) => word)
    .join(" ");
}

/** The passages that speak most of what is asked. */
export function likeliestPassages(
  passages: readonly Passage[],
  question: ReadQuestion,
  statistics: TermStatistics,
): readonly Passage[] {
  if (passages.length <= WEIGHED) return passages;
  const worth = new Map(
    passages.map((passage) => {
      const stems = statistics.stemsOf(passage);
      let sum = 0;
      for (const { matches, weight } of question.terms) {
        let best = 0;
        for (const [one, nearness] of matches)
          if (nearness > best && stems.has(one)) best = nearness;
        sum += weight * best;
      }
      return [passage, sum];
    }),
  );
  const worthOf = (passage: Passage) => worth.get(passage) ?? 0;
  return passages.toSorted((a, b) => worthOf(b) - worthOf(a)).slice(0, WEIGHED);
}
