import { expect, it } from "vitest";
import { packFor } from "../languages/packs";
import { passagesOf } from "../tests/memory-material";
import { contextSimilarity } from "./context-similarity";
import { readUnits } from "./units";

/** The similarity of each sentence of a text; blank lines separate sections. */
function likenesses(question: string, text: string): number[] {
  const units = readUnits(passagesOf(text.replaceAll("\n\n", "\n\n# Next\n\n")), packFor(text));
  return contextSimilarity(question, units, units);
}

it("matches inflected forms", () => {
  const [navigation = 0, trade = 0] = likenesses(
    "Who navigated there?",
    "Coastal navigation grew.\n\nInland commerce faded.",
  );
  expect(navigation).toBeGreaterThan(trade);
});

it("includes two sentences on each side, within the section", () => {
  const text =
    "Lighthouses guide ships. One. Two. Three is further away.\n\nA farm stands here. It is old.";
  const [own = 0, next = 0, second = 0, third, elsewhere] = likenesses("Lighthouses?", text);
  expect(own).toBeGreaterThan(0);
  expect(next).toBeGreaterThan(0);
  expect(second).toBeGreaterThan(0);
  expect(third).toBe(0);
  expect(elsewhere).toBe(0);
});

it("weighs rare n-grams more than frequent ones", () => {
  const [granite = 0, keeper = 0] = likenesses(
    "keeper granite",
    "Pale granite.\n\nThe keeper.\n\nA keeper.\n\nOne keeper.",
  );
  expect(granite).toBeGreaterThan(keeper);
});

it("compares Chinese by bigrams", () => {
  const [canal = 0, bridge] = likenesses("运河是谁修建的？", "这条运河很长。\n\n大桥横跨江面。");
  expect(canal).toBeGreaterThan(0);
  expect(bridge).toBe(0);
});

it("returns 0 for an empty question", () => {
  expect(likenesses("?", "Coastal navigation grew.")).toEqual([0]);
});
