import { expect, it } from "vitest";
import { classOfName, classOfNoun } from "./noun-class";

it.each([
  ["the workers of the mill", "agent"],
  ["American historians", "agent"],
  ["businesses", "agent"],
  ["Concerns over the exploitation of workers", "other"],
  ["economic production", "abstract"],
  ["the division of labor", "abstract"],
  ["the strong force", "other"],
  ["consumer behavior", "other"],
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
