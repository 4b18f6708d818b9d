import { expect, it } from "vitest";
import { denyPredicate } from "./deny-predicate";

it.each([
  ["Led to the formation of unions", "Did not lead to the formation of unions"],
  ["Plays an essential role", "Does not play an essential role"],
  ["Provide most of the water", "Do not provide most of the water"],
  ["Was found in the north", "Was not found in the north"],
  ["Can carry ten men", "Cannot carry ten men"],
  ["Has been a force against it", "Has not been a force against it"],
  ["Rose between 1917 and 1920", "Did not rise between 1917 and 1920"],
  ["Abolished feudal rights", "Did not abolish feudal rights"],
  ["Had a large army", null],
  ["Took the city and burned it", null],
  ["Was not found in the north", null],
  ["Often build models", null],
] as const)("%s", (predicate, denied) => {
  expect(denyPredicate(predicate, "en")).toBe(denied);
});
