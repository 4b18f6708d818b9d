import { describe, expect, it } from "vitest";
import { findTopic, suggestTopics } from "./find-topic";

describe("findTopic", () => {
  it.each([
    ["photosynthesis", "Photosynthesis"],
    ["How plants make food", "Photosynthesis"],
    ["the French revolution", "The French Revolution"],
    ["chloroplast", "Photosynthesis"],
    ["ecology basics", "Ecology"],
    ["Newton's laws", "Newton's Laws"],
    ["french revoluton", "The French Revolution"],
    ["Fotosynthesis", "Photosynthesis"],
    ["trignometry", "Trigonometry"],
    ["pythagoras theorem", "Geometry"],
    ["WORLD WAR TWO", "World War II"],
    ["World War I", "World War I"],
    ["US civil war", "The American Civil War"],
    ["Neurons", "The Nervous System"],
    ["einstein", "Relativity"],
    ["bones", "Human anatomy: bones and muscles"],
  ])("finds for %s the topic %s", (typed, title) => {
    expect(findTopic(typed)?.title.replace("’", "'")).toBe(title);
  });

  it.each([
    "unicorns",
    "blockchain",
    "Formula One",
    "knitting",
    "Taylor Swift",
    "quantum basket weaving",
    "sourdough bread",
    "Spanish Civil War",
    "world war three",
    "world war",
    "Haitian Revolution",
    "the great depression",
    "revolution",
    "war",
    "Korean War",
    "Ottoman Empire",
    "Java programming",
    "biography",
    "Roman numerals",
    "",
    "???",
    "the",
  ])("finds no topic for “%s”", (typed) => {
    expect(findTopic(typed)).toBeNull();
  });
});

describe("suggestTopics", () => {
  it("returns similar topics, the most similar first, or none", () => {
    expect(suggestTopics("Revolution in Haiti").length).toBeGreaterThan(0);
    expect(suggestTopics("world war three")).toEqual(["World War I", "World War II"]);
    expect(suggestTopics("maths")).toContain("Algebra");
    expect(suggestTopics("Taylor Swift")).toEqual([]);
    expect(suggestTopics("the great depression")).toEqual([]);
    expect(suggestTopics("zzz")).toEqual([]);
  });
});
