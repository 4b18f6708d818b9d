import { expect, it } from "vitest";
import type { Concept } from "./schema";
import { viewConcepts } from "./view-concepts";

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
const names = new Map([["a", "a.pdf"]]);

it("leads to each part, and names a part without a heading by its page", () => {
  const byPage = { heading: null, page: 7, part: { firstPage: 7, lastPage: 7 } };
  const { groups } = viewConcepts(
    document,
    [weak(3), weak(0, { ...byPage, standing: "known" })],
    names,
  );
  expect(groups.weak).toEqual([
    {
      name: "Part 3",
      page: 2,
      document: null,
      right: 1,
      answers: 4,
      href: "/app/docs?fileId=a&from=3#part-3",
    },
  ]);
  expect(groups.known).toMatchObject([
    { name: "Page 7", page: null, href: "/app/docs?fileId=a&page=7" },
  ]);
});

it("offers practice of the ten weakest parts, and a review, before it is due if nothing is", () => {
  const many = Array.from({ length: 12 }, (_, from) => weak(from));
  expect(viewConcepts(document, many, names).practice).toMatchObject({ parts: 10, review: null });
  expect(viewConcepts(document, [weak(3, { due: 2, kept: 3 })], names).practice).toEqual({
    parts: null,
    quizPath: "/app/quiz?fileId=a&parts=3-4",
    cardsPath: "/app/flashcards?fileId=a&parts=3-4",
    review: { href: "/app/review/session?fileId=a&parts=3-4", due: 2 },
  });
  expect(viewConcepts(document, [weak(3, { kept: 3 })], names).practice?.review).toEqual({
    href: "/app/review/session?fileId=a&parts=3-4&practice=yes",
    due: 0,
  });
  expect(viewConcepts(document, [weak(3, { standing: "known" })], names).practice).toBeNull();
});

it("names the document of each part of a course, and offers practice of them together", () => {
  const course = { fileId: null, courseId: "biology" };
  const view = viewConcepts(
    course,
    [weak(3, { due: 1, kept: 1 }), weak(0, { fileId: "b" })],
    names,
  );
  expect(view.groups.weak).toMatchObject([
    { name: "Part 3", document: "a.pdf" },
    { document: null },
  ]);
  expect(view.practice).toMatchObject({
    quizPath: "/app/quiz?courseId=biology&parts=a.3-4%2Cb.0-1",
    review: { href: "/app/review/session?courseId=biology&parts=a.3-4%2Cb.0-1", due: 1 },
  });
});
