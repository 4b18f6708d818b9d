import { expect, it } from "vitest";
import { Vocabulary } from "./vocabulary";

function wordsOf(...texts: string[]) {
  const vocabulary = new Vocabulary();
  for (const text of texts) vocabulary.add(text);
  return vocabulary.byBeginning;
}

it("collects each word once, by its beginning", () => {
  const words = wordsOf("The Phase of a fire, the fire.", "L’histoire und Straße: Хлорофилл");
  expect(words.get("f")).toEqual(["phase", "fire"]);
  expect(words.get("i")).toEqual(["histoire"]);
  expect([...words.values()].flat()).toContain("straße");
  expect([...words.values()].flat()).toContain("хлорофилл");
});

it("leaves out short words, overlong words, and scripts without spaces", () => {
  const words = wordsOf(`of the sea 1789 光合作用是 ${"x".repeat(50)}`);
  expect([...words.values()].flat()).toEqual([]);
});
