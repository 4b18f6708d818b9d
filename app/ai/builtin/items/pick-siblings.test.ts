import { expect, it } from "vitest";
import { placeSentences } from "../language/sentences";
import { passagesOf } from "../tests/memory-material";
import { definitionSeeds } from "./ask-for-definition";
import type { DistractorPool, Nearness } from "./distractors";
import { pickSiblings } from "./pick-siblings";
import { seededRandom } from "./random";

const GLOSSARY = [
  ["quipu", "an ancient device of knotted threads for recording information"],
  ["mita", "the labor tax that each family paid with time and work"],
  ["serf", "a peasant tied to the land and its lord"],
  ["inquisition", "a campaign of the church to root out heresy"],
  ["chinampa", "a floating garden woven from reeds and filled with dirt"],
] as const;

function pick(kind: "term" | "definition", term: string, nearness: Nearness) {
  const [sentence] = placeSentences(passagesOf("A list of terms of one chapter stands here."));
  if (!sentence) throw new Error("no sentence");
  const seeds = GLOSSARY.flatMap(([name, meaning]) =>
    definitionSeeds({ term: name, meaning }, sentence, "en"),
  );
  const seed = seeds.find((one) => one.kind === kind && one.defined?.term === term);
  if (!seed) throw new Error("no seed");
  const pool: DistractorPool = {
    seeds,
    names: new Map(),
    known: new Map(),
    terms: [],
    statements: [],
    sentences: [],
    language: "en",
  };
  const request = { seed, difficulty: "medium", below: 1, hideLength: false, nearness } as const;
  return pickSiblings(request, pool, seededRandom(1));
}

it("sets no term of another kind beside one where its brothers are asked for", () => {
  expect(pick("term", "mita", "same matter")).toBeNull();
  expect(pick("definition", "mita", "same matter")).toBeNull();
});

it("sets the terms of the chapter beside what one means where it has no brothers", () => {
  const options = pick("definition", "mita", "any");
  expect(options).toHaveLength(3);
  for (const option of options ?? []) expect(option).not.toContain("labor tax");
});

it("sets words beside each other that say nothing by themselves, whatever they mean", () => {
  expect(pick("term", "quipu", "near by")).toEqual(expect.arrayContaining(["Mita", "Chinampa"]));
  expect(pick("term", "serf", "near by")).toBeNull();
});

it("asks for no term whose meaning tells of what kind it alone is", () => {
  expect(pick("term", "serf", "any")).toBeNull();
});
