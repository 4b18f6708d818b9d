import type { Citation, GuideEntry } from "~/ai/ports";
import type { AnsweredItem } from "~/assessment/answered-items";
import { rankConcepts, type Standing } from "./rank-concepts";

/** A key term of a document, and what the learner's last answers about its explanation show. */
export interface TermConcept {
  term: string;
  /** The passage that explains it. */
  source: Citation;
  right: number;
  answers: number;
  standing: Standing;
  /** How many of the items come in review until a time. */
  due: number;
  /** How many of them come in review. */
  kept: number;
}

/** With fewer items a term says no more than its item does. */
const fewestItems = 2;

/**
 * The key terms that several answered items are about, the weakest first. An item is about a term if it quotes what the
 * document explains the term with.
 * @param terms of the study guide, which is made of the same facts as cards and questions
 * @param until milliseconds since 1970
 */
export function countTerms(
  terms: readonly GuideEntry[],
  items: readonly AnsweredItem[],
  until: number,
): TermConcept[] {
  const byFile = Map.groupBy(items, ({ source }) => source.fileId);
  const concepts = terms.flatMap(({ title, lines }) => {
    const [first] = lines;
    if (!first) return [];
    const about = (byFile.get(first.source.fileId) ?? []).filter(({ source }) =>
      lines.some((line) => flat(line.source.quote).includes(flat(source.quote))),
    );
    if (about.length < fewestItems) return [];
    return {
      term: title,
      source: first.source,
      right: about.filter(({ isRight }) => isRight).length,
      answers: about.length,
      due: about.filter(({ review }) => review && review.due <= until).length,
      kept: about.filter(({ review }) => review !== null).length,
    };
  });
  return rankConcepts(concepts);
}

function flat(quote: string): string {
  return quote.replace(/\s+/g, " ").trim();
}
