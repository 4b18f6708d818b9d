import { expect, it } from "vitest";
import type { PlacedSentence } from "../../language/sentences";
import { completeDeed } from "./complete-deed";

const deed = (about: string, key: string, text: string) =>
  completeDeed({
    about,
    key,
    question: `What does the text say about ${about}?`,
    sentence: { text } as PlacedSentence,
  });

it("shows a statement up to its verb", () => {
  expect(
    deed(
      "the new detectors",
      "Are analyzed and stored in a laboratory near Geneva",
      "In 1990, the new detectors are analyzed and stored in a laboratory near Geneva.",
    ),
  ).toEqual({
    shown: "In 1990, the new detectors are analyzed and stored …",
    rest: "in a laboratory near Geneva",
  });
});

it.each([
  // Anything could be said after "were".
  [
    "the initial landings",
    "Were on flat plains selected for safety",
    "The initial landings were on flat plains selected for safety.",
  ],
  // Hardly anything is left.
  ["the strong force", "Holds them together", "The strong force holds them together."],
])("leaves %s alone", (about, key, text) => {
  expect(deed(about, key, text)).toBeNull();
});
