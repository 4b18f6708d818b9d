import { expect, it } from "vitest";
import { packOf } from "../languages/packs";
import { isMeaning, isTerm } from "./meaning";

const view = { pack: packOf("en") };

it("rejects numbers, sums, symbols and summaries as terms", () => {
  const labels = ["Osmosis", "T3", "Conclusion", "Step A", "15 days", "I x t", "e.g. Paris", "r"];
  expect(labels.filter((label) => isTerm(label, view))).toEqual(["Osmosis", "T3"]);
});

it("rejects quotations, examples, numbers, remarks and fragments as meanings", () => {
  const meanings = [
    "movement of water through a membrane",
    "“landed people and so forth”",
    "e.g. water in roots",
    "about 180 million years",
    "check out the example in the textbook",
    "about 70% of all water",
    "by the Congress (art.",
    "the osmosis of a cell goes on",
  ];
  expect(meanings.filter((meaning) => isMeaning(meaning, "Osmosis", view))).toEqual([
    "movement of water through a membrane",
  ]);
});
