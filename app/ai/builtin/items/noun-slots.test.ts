import { expect, it } from "vitest";
import { nounSlotsOf, slotsAt, wordsIn } from "./noun-slots";

const slots = nounSlotsOf([
  "Farmers grew maize, beans, and squash.",
  "The empire was ruled by nobles and priests.",
  "The price of silver rose when the price of grain fell.",
  "Merchants sold wool in the towns.",
  "Weavers wove cloth.",
]);

it.each([
  ["maize", "squash", 1],
  ["nobles", "priests", 1],
  ["silver", "grain", 1],
  ["wool", "maize", 0],
  ["cloth", "silver", 0],
  ["cloth", "unheard", 0],
] as const)("“%s” and “%s” stand alike in %i places", (a, b, wanted) =>
  expect(slots.shared(a, b)).toBe(wanted),
);

it("tells what else stands where a word has been taken out", () => {
  const words = wordsIn("Caravans sold ____ in the north.");
  const places = slotsAt(words, words.indexOf("____"));
  expect(slots.stands("wool", places)).toBe(true);
  expect(slots.stands("maize", places)).toBe(false);
});
