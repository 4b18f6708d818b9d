import type { Material, Passage } from "~/ai/ports";
import { contentStems } from "../languages/content-stems";
import { english } from "../languages/en";
import { starterTopics } from "./topic";

/** The facts of all topics as a `Material`, so that they are searched like a file. */
export function factMaterial(): Material {
  return {
    documents: [],
    search: async (query, limit) => search(query, limit),
    read: async () => [],
    derive: (_name, work) => work(),
  };
}

/** The most query words; longer queries are pasted pages. */
const MAX_WORDS = 100;

let indexed: { passage: Passage; stems: ReadonlySet<string> }[] | null = null;

function search(query: string, limit: number): Passage[] {
  indexed ??= readFacts();
  const wanted = [...new Set(contentStems(query, english.words))].slice(0, MAX_WORDS);
  const documentFrequency = wanted.map(
    (one) => indexed?.filter(({ stems }) => stems.has(one)).length ?? 0,
  );
  const all = indexed.length;
  return indexed
    .map(({ passage, stems }) => ({
      passage,
      score: wanted.reduce(
        (sum, one, index) =>
          stems.has(one) ? sum + Math.log(1 + all / (documentFrequency[index] || 1)) : sum,
        0,
      ),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ passage }) => passage);
}

function readFacts() {
  let ordinal = 0;
  return starterTopics().flatMap((topic) =>
    topic.facts.map(({ term, statement, example }) => {
      ordinal += 1;
      return {
        passage: {
          id: ordinal,
          fileId: topic.title,
          fileName: topic.title,
          ordinal,
          page: null,
          heading: topic.title,
          text: `${statement} ${example}`,
          blocks: [],
        },
        stems: new Set(
          contentStems(`${topic.title} ${term} ${statement} ${example}`, english.words),
        ),
      };
    }),
  );
}
