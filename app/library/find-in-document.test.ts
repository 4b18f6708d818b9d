import { expect, it } from "vitest";
import { findInDocument } from "./find-in-document";

const passage = (id: number, heading: string | null, text: string) => ({
  id,
  ordinal: id - 1,
  heading,
  text,
});

it("counts headings once, where their section begins", () => {
  const passages = [
    passage(1, "Bees", "A bee and a bee."),
    passage(2, "Bees", "No insect here."),
    passage(3, null, "One bee."),
    passage(4, "Bees", ""),
  ];
  expect(
    findInDocument(passages, "bee").map(({ passageId, part, nth }) => [passageId, part, nth]),
  ).toEqual([
    [1, "heading", 0],
    [1, "text", 0],
    [1, "text", 1],
    [3, "text", 0],
    [4, "heading", 0],
  ]);
});
