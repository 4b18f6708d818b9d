import { expect, it } from "vitest";
import { isAskable } from "./askable-sentence";

it.each([
  ["Voters line up to vote early outside a polling station in 2008.", false],
  ["Voters lined up to vote early outside a polling station in 2008.", true],
  ["Many voters line up early outside the polling station of a town.", true],
])("takes what a picture shows for no event: %s", (sentence, expected) => {
  expect(isAskable(sentence)).toBe(expected);
});
