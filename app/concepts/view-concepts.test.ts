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
  ...more,
});

it("leads to each part, and names a part without a heading by its page", () => {
  const byPage = { heading: null, page: 7, part: { firstPage: 7, lastPage: 7 } };
  const { groups } = viewConcepts("a", [weak(3), weak(0, { ...byPage, standing: "known" })]);
  expect(groups.weak).toEqual([
    { name: "Part 3", page: 2, right: 1, answers: 4, href: "/app/docs?fileId=a&from=3#part-3" },
  ]);
  expect(groups.known).toMatchObject([
    { name: "Page 7", page: null, href: "/app/docs?fileId=a&page=7" },
  ]);
});

it("offers practice of the ten weakest parts, and a review only if something is due", () => {
  const many = Array.from({ length: 12 }, (_, from) => weak(from));
  expect(viewConcepts("a", many).practice).toMatchObject({ parts: 10, review: null });
  expect(viewConcepts("a", [weak(3, { due: 2 })]).practice).toEqual({
    parts: null,
    quizPath: "/app/quiz?fileId=a&parts=3-4",
    cardsPath: "/app/flashcards?fileId=a&parts=3-4",
    review: { href: "/app/review/session?fileId=a&parts=3-4", due: 2 },
  });
  expect(viewConcepts("a", [weak(3, { standing: "known" })]).practice).toBeNull();
});
