import { expect, it } from "vitest";
import { packOf } from "../languages/packs";
import { isMeaning, isTerm } from "./meaning";

const view = { pack: packOf("en") };

it("takes no figure, sum, symbol or summary for a term", () => {
  const labels = ["Osmosis", "T3", "Conclusion", "Step A", "15 days", "I x t", "e.g. Paris", "r"];
  expect(labels.filter((label) => isTerm(label, view))).toEqual(["Osmosis", "T3"]);
});

it("takes no quotation, example, figure, aside or torn phrase for a meaning", () => {
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
