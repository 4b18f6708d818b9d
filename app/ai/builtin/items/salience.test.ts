import { expect, it } from "vitest";
import type { Passage } from "~/ai/ports";
import { contentStems } from "../language/words";
import type { QuestionSeed } from "./question-draft";
import { findThemes, measureSalience } from "./salience";

const passages: Passage[] = ["Dark Matter", "Dark Matter", "References"].map((heading, at) => ({
  id: at + 1,
  fileId: "f",
  fileName: "a.pdf",
  ordinal: at,
  page: 1,
  heading,
  text: "",
}));

it("reads what a document is about from its headings and terms", () => {
  const themes = findThemes(passages, ["Multiverse"], "en");
  expect([...themes.opening]).toEqual([1]);
  expect(themes.stems).toEqual(new Set(contentStems("dark matter multiverse", "en")));
});

it("holds what the document announces for more worth knowing than what it mentions", () => {
  const stems = ["dark matter", "crystals"].map((text) => new Set(contentStems(text, "en")));
  const salience = measureSalience(stems, findThemes(passages, [], "en"), "en");
  const seed = (about: string) =>
    ({
      kind: "deed",
      question: `What does the text say about ${about}?`,
      key: "",
      about,
      sentence: { passage: passages[1] },
    }) as QuestionSeed;
  expect(salience(seed("dark matter"))).toBeGreaterThan(salience(seed("the crystals")));
});
