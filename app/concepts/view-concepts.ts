import { citationLink } from "~/library/citation-link";
import { mostParts, writeParts } from "~/library/document-parts";
import { mostDecks, sessionLink } from "~/review/review-links";
import { type StudyScope, scopeParameters } from "~/study-scope";
import type { TermConcept } from "./count-terms";
import type { CollectionConcept } from "./list-collection-concepts.server";
import { nameConcept } from "./name-concept";
import type { Standing } from "./rank-concepts";
import type { Concept } from "./schema";

/** A part of a document as its row shows it. */
export interface ConceptRow {
  name: string;
  /** Null if the name says it, or the format has no pages. */
  page: number | null;
  /** The name of the document; null among the concepts of a single one. */
  document: string | null;
  /** Whether it is a key term, not a part. */
  isTerm: boolean;
  right: number;
  answers: number;
  /** The place in the document, or the deck; null for a past paper without cards. */
  href: string | null;
}

/** What can be made of what is weak by one press. */
export interface Practice {
  /** How many parts it is about, if not all weak ones: the weakest. */
  parts: number | null;
  /** Of the weak parts; null if only decks or past papers are weak, which neither is made from. */
  make: { quizPath: string; cardsPath: string } | null;
  /** Whether decks or past papers are weak too. */
  hasCollections: boolean;
  /** Of what is due of them or, with `due` 0, of what would come later; null if nothing of them is in review. */
  review: { href: string; due: number } | null;
}

export interface ConceptsView {
  groups: Record<Standing, ConceptRow[]>;
  /** Null if nothing is weak. */
  practice: Practice | null;
}

/**
 * The rows of the concepts of a document or a course by their standing: parts, then key terms or decks and past papers.
 * @param found.names of a course's documents, by their ids
 */
export function viewConcepts(
  scope: StudyScope,
  {
    concepts,
    terms,
    collections,
    names,
  }: {
    concepts: readonly Concept[];
    terms: readonly TermConcept[];
    collections: readonly CollectionConcept[];
    names: ReadonlyMap<string, string>;
  },
): ConceptsView {
  const rows = (standing: Standing) => [
    ...concepts
      .filter((concept) => concept.standing === standing)
      .map((concept) => ({
        ...toRow(concept),
        document: scope.fileId === null ? (names.get(concept.fileId) ?? null) : null,
      })),
    ...terms
      .filter((concept) => concept.standing === standing)
      .map(({ term: name, source, right, answers }) => ({
        ...{ name, page: source.page, document: null, isTerm: true, right, answers },
        href: citationLink(source, null),
      })),
    ...collections
      .filter((collection) => collection.standing === standing)
      .map(({ title: name, href, right, answers }) => {
        return { name, page: null, document: null, isTerm: false, right, answers, href };
      }),
  ];
  return {
    groups: {
      weak: rows("weak"),
      known: rows("known"),
      unclear: rows("unclear"),
      unasked: rows("unasked"),
    },
    practice: practiceOf(scope, concepts.filter(isWeak), collections.filter(isWeak)),
  };
}

const isWeak = ({ standing }: { standing: Standing }) => standing === "weak";

/** The most parts that one quiz, deck or session is about. */
const mostPractised = Math.min(10, mostParts);

function practiceOf(
  scope: StudyScope,
  weak: readonly Concept[],
  weakCollections: readonly CollectionConcept[],
): Practice | null {
  if (weak.length + weakCollections.length === 0) return null;
  const weakest = weak.slice(0, mostPractised);
  const collections = weakCollections.slice(0, mostDecks);
  const parts = writeParts(
    weakest.map(({ fileId, part }) => (scope.fileId === null ? { fileId, ...part } : part)),
  );
  const query = new URLSearchParams({ ...scopeParameters(scope), parts });
  const sum = (of: "due" | "kept") =>
    [...weakest, ...collections].reduce((total, one) => total + one[of], 0);
  const due = sum("due");
  const session = {
    ...sessionScope(scope),
    ...(parts ? { parts } : {}),
    ...(collections.length > 0 ? { decks: collections.map(({ id }) => id).join() } : {}),
    ...(due > 0 ? {} : { practice: "yes" as const }),
  };
  return {
    parts: weakest.length < weak.length ? weakest.length : null,
    make: parts ? { quizPath: `/app/quiz?${query}`, cardsPath: `/app/flashcards?${query}` } : null,
    hasCollections: collections.length > 0,
    review: sum("kept") > 0 ? { href: sessionLink(session), due } : null,
  };
}

const sessionScope = ({ fileId, courseId }: StudyScope) => ({
  ...(fileId === null ? {} : { fileId }),
  ...(courseId === null ? {} : { courseId }),
});

function toRow(concept: Concept): Omit<ConceptRow, "document"> {
  const { fileId, heading, page, part, right, answers } = concept;
  const place =
    "from" in part
      ? `/app/docs?${new URLSearchParams({ fileId, from: String(part.from) })}#part-${part.from}`
      : `/app/docs?${new URLSearchParams({ fileId, page: String(part.firstPage) })}`;
  return {
    name: nameConcept(concept),
    page: heading === null ? null : page,
    isTerm: false,
    right,
    answers,
    href: place,
  };
}
