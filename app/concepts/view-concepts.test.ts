import { expect, it } from "vitest";
import type { StudyScope } from "~/study-scope";
import type { CollectionConcept } from "./list-collection-concepts.server";
import type { Concept } from "./schema";
import { viewConcepts } from "./view-concepts";

const names = new Map([["a", "a.pdf"]]);

const viewParts = (scope: StudyScope, concepts: Concept[]) =>
  viewConcepts(scope, { concepts, terms: [], collections: [], names });

const weak = (from: number, more: Partial<Concept> = {}): Concept => ({
  fileId: "a",
  heading: `Part ${from}`,
  page: 2,
  part: { from, before: from + 1 },
  right: 1,
  answers: 4,
  standing: "weak",
  due: 0,
  kept: 0,
  ...more,
});

const document = { fileId: "a", courseId: null };

it("links to each part, and names a part without a heading by its page", () => {
  const byPage = { heading: null, page: 7, part: { firstPage: 7, lastPage: 7 } };
  const { groups } = viewParts(document, [weak(3), weak(0, { ...byPage, standing: "known" })]);
  expect(groups.weak).toEqual([
    {
      name: "Part 3",
      page: 2,
      document: null,
      isTerm: false,
      right: 1,
      answers: 4,
      href: "/app/docs?fileId=a&from=3#part-3",
    },
  ]);
  expect(groups.known).toMatchObject([
    { name: "Page 7", page: null, href: "/app/docs?fileId=a&page=7" },
  ]);
});

it("offers practice of the ten weakest parts, and a review even when nothing is due", () => {
  const many = Array.from({ length: 12 }, (_, from) => weak(from));
  expect(viewParts(document, many).practice).toMatchObject({ parts: 10, review: null });
  expect(viewParts(document, [weak(3, { due: 2, kept: 3 })]).practice).toEqual({
    parts: null,
    make: {
      quizPath: "/app/quiz?fileId=a&parts=3-4",
      cardsPath: "/app/flashcards?fileId=a&parts=3-4",
    },
    hasCollections: false,
    review: { href: "/app/review/session?fileId=a&parts=3-4", due: 2 },
  });
  expect(viewParts(document, [weak(3, { kept: 3 })]).practice?.review).toEqual({
    href: "/app/review/session?fileId=a&parts=3-4&practice=yes",
    due: 0,
  });
  expect(viewParts(document, [weak(3, { standing: "known" })]).practice).toBeNull();
});

it("names the document of each part of a course, and offers to practise them together", () => {
  const course = { fileId: null, courseId: "biology" };
  const view = viewParts(course, [weak(3, { due: 1, kept: 1 }), weak(0, { fileId: "b" })]);
  expect(view.groups.weak).toMatchObject([
    { name: "Part 3", document: "a.pdf" },
    { document: null },
  ]);
  expect(view.practice).toMatchObject({
    make: { quizPath: "/app/quiz?courseId=biology&parts=a.3-4%2Cb.0-1" },
    review: { href: "/app/review/session?courseId=biology&parts=a.3-4%2Cb.0-1", due: 1 },
  });
});

it("lists the decks and past papers of a course after its documents", () => {
  const course = { fileId: null, courseId: "biology" };
  const paper = { id: "paper", title: "Summer 2024", href: null };
  const tally = { right: 1, answers: 4, standing: "weak", due: 0, kept: 4 } as const;
  const view = viewConcepts(course, {
    concepts: [weak(3)],
    terms: [],
    collections: [{ ...paper, ...tally }],
    names,
  });
  expect(view.groups.weak).toMatchObject([
    { name: "Part 3", document: "a.pdf" },
    { name: "Summer 2024", page: null, document: null, right: 1, answers: 4, href: null },
  ]);
  expect(view.practice?.make?.quizPath).toBe("/app/quiz?courseId=biology&parts=a.3-4");
});

it("reviews weak decks and past papers together with the parts, but makes a quiz from the parts only", () => {
  const course = { fileId: null, courseId: "biology" };
  const tally = { href: null, right: 1, answers: 4, due: 2, kept: 4 };
  const collections: CollectionConcept[] = [
    { id: "deck1", title: "Bones", ...tally, standing: "weak" },
    { id: "deck2", title: "Cells", ...tally, standing: "known" },
  ];
  const view = (concepts: Concept[], own = collections) =>
    viewConcepts(course, { concepts, terms: [], collections: own, names }).practice;
  expect(view([weak(3, { due: 1, kept: 1 })])).toMatchObject({
    make: { cardsPath: "/app/flashcards?courseId=biology&parts=a.3-4" },
    hasCollections: true,
    review: { href: "/app/review/session?courseId=biology&parts=a.3-4&decks=deck1", due: 3 },
  });
  expect(view([])).toEqual({
    parts: null,
    make: null,
    hasCollections: true,
    review: { href: "/app/review/session?courseId=biology&decks=deck1", due: 2 },
  });
  const later = collections.map((deck) => ({ ...deck, due: 0 }));
  expect(view([], later)?.review).toEqual({
    href: "/app/review/session?courseId=biology&decks=deck1&practice=yes",
    due: 0,
  });
});

it("lists the key terms of a document after its parts, each with a link to its explanation", () => {
  const source = { fileId: "a", page: 4, quote: "Osmosis is a movement." };
  const tally = { right: 1, answers: 4, standing: "weak", due: 0, kept: 0 } as const;
  const terms = [{ term: "Osmosis", source, ...tally }];
  const view = viewConcepts(document, { concepts: [weak(3)], terms, collections: [], names });
  expect(view.groups.weak).toMatchObject([
    { name: "Part 3", isTerm: false },
    {
      ...{ name: "Osmosis", page: 4, isTerm: true },
      href: "/app/docs?fileId=a&quote=Osmosis+is+a+movement.&page=4#quote",
    },
  ]);
});
