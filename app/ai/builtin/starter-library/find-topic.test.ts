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
  ])("%s is %s", (typed, title) => {
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
    "",
    "???",
    "the",
  ])("does not pretend to know “%s”", (typed) => {
    expect(findTopic(typed)).toBeNull();
  });
});

describe("suggestTopics", () => {
  it("names neighbours, nearest first, and none where there are none", () => {
    expect(suggestTopics("Revolution in Haiti").length).toBeGreaterThan(0);
    expect(suggestTopics("zzz")).toEqual([]);
  });
});
