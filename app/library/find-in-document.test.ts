import { expect, it } from "vitest";
import { findInDocument } from "./find-in-document";

const passage = (id: number, headings: string[], text: string) => ({
  id,
  ordinal: id - 1,
  text,
  blocks: headings.map((heading) => ({ kind: "heading" as const, level: 1, text: heading })),
});

it("counts matches in the headings of a passage, then in its text", () => {
  const passages = [
    passage(1, ["Bees", "The honey bee"], "A bee and a bee."),
    passage(2, [], "No insect here."),
    passage(3, [], "One bee."),
  ];
  expect(
    findInDocument(passages, "bee").map(({ passageId, part, nth }) => [passageId, part, nth]),
  ).toEqual([
    [1, "heading", 0],
    [1, "heading", 1],
    [1, "text", 0],
    [1, "text", 1],
    [3, "text", 0],
  ]);
});
