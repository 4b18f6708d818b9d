import { mostParts, writeParts } from "~/library/document-parts";
import { sessionLink } from "~/review/review-links";
import { nameConcept } from "./name-concept";
import type { Standing } from "./rank-concepts";
import type { Concept } from "./schema";

/** A part of a document as its row shows it. */
export interface ConceptRow {
  name: string;
  /** Null if the name says it, or the format has no pages. */
  page: number | null;
  right: number;
  answers: number;
  /** The place in the document. */
  href: string;
}

/** What can be made of the weak parts by one press. */
export interface Practice {
  /** How many parts it is about, if not all weak ones: the weakest. */
  parts: number | null;
  quizPath: string;
  cardsPath: string;
  /** Null if nothing of them is due in review. */
  review: { href: string; due: number } | null;
}

export interface ConceptsView {
  groups: Record<Standing, ConceptRow[]>;
  /** Null if no part is weak. */
  practice: Practice | null;
}

/** The rows of a document's concepts by their standing. */
export function viewConcepts(fileId: string, concepts: readonly Concept[]): ConceptsView {
  const rows = (standing: Standing) =>
    concepts.filter((concept) => concept.standing === standing).map(toRow);
  return {
    groups: { weak: rows("weak"), known: rows("known"), unclear: rows("unclear") },
    practice: practiceOf(
      fileId,
      concepts.filter(({ standing }) => standing === "weak"),
    ),
  };
}

/** The most parts that one quiz, deck or session is about. */
const mostPractised = Math.min(10, mostParts);

function practiceOf(fileId: string, weak: readonly Concept[]): Practice | null {
  if (weak.length === 0) return null;
  const weakest = weak.slice(0, mostPractised);
  const parts = writeParts(weakest.map(({ part }) => part));
  const query = new URLSearchParams({ fileId, parts });
  const due = weakest.reduce((sum, concept) => sum + concept.due, 0);
  return {
    parts: weakest.length < weak.length ? weakest.length : null,
    quizPath: `/app/quiz?${query}`,
    cardsPath: `/app/flashcards?${query}`,
    review: due > 0 ? { href: sessionLink({ fileId, parts }), due } : null,
  };
}

function toRow(concept: Concept): ConceptRow {
  const { fileId, heading, page, part, right, answers } = concept;
  const place =
    "from" in part
      ? `/app/docs?${new URLSearchParams({ fileId, from: String(part.from) })}#part-${part.from}`
      : `/app/docs?${new URLSearchParams({ fileId, page: String(part.firstPage) })}`;
  return {
    name: nameConcept(concept),
    page: heading === null ? null : page,
    right,
    answers,
    href: place,
  };
}
