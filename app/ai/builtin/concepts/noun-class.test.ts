import { expect, it } from "vitest";
import { classOfName, classOfNoun, likenessOfPhrases } from "./noun-class";

it.each([
  ["the workers of the mill", "agent"],
  ["American historians", "agent"],
  ["businesses", "agent"],
  ["Concerns over the exploitation of workers", "abstract"],
  ["economic production", "abstract"],
  ["the distribution of wealth", "abstract"],
  ["the strong force", "abstract"],
  ["consumer behavior", "abstract"],
  ["hydrogen atoms", "other"],
  ["the winter", "other"],
  ["slaves", "agent"],
  ["business firms", "agent"],
  ["the whistleblowers", "agent"],
  ["the James Webb Space Telescope", "name"],
  ["Napoleon Bonaparte", "name"],
  ["the Convention", "name"],
] as const)("%s", (phrase, kind) => {
  expect(classOfNoun(phrase)).toBe(kind);
});

it.each([
  ["The Wilson administration", "body"],
  ["The Sedition Act", "text"],
  ["The Paris Peace Conference", "event"],
  ["The League of Nations", "body"],
  ["Machu Picchu", "other"],
] as const)("takes “%s” for a %s", (name, kind) => expect(classOfName(name)).toBe(kind));

it.each([
  ["command economy", "market economies", "kind"],
  ["oligarchy", "a direct democracy", "kind"],
  ["Towns", "Cities", "kind"],
  ["the volume of trade", "the workers", "other"],
  ["Towns", "Families", "other"],
  ["the serfs", "slaves", "field"],
  ["Karl Marx", "Max Weber", null],
  ["the quipu", "the abacus", null],
] as const)("“%s” beside “%s”: %s", (one, other, likeness) =>
  expect(likenessOfPhrases(one, other)).toBe(likeness),
);
