import { expect, it } from "vitest";
import { hasLooseReference } from "./loose-reference";
import { loadEnglishReader } from "./tag-words";

const reader = await loadEnglishReader();

it.each([
  ["The couple oversaw the expulsion of the Moors.", true],
  ["UNESCO protected the city.", true],
  ["A city fell because the city had no walls.", false],
  ["UNESCO protected the city of Cuzco.", false],
  ["Some experts call the index’s choices biased.", true],
  ["The Moon has no air.", false],
])("%s leans on another sentence: %s", (text, isLoose) => {
  expect(hasLooseReference(reader.tag(text))).toBe(isLoose);
});
