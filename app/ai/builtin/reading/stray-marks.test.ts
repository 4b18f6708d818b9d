import { describe, expect, it } from "vitest";
import { hasStrayMark } from "./stray-marks";

describe("hasStrayMark", () => {
  it.each([
    "The holes are made by the bizcacha 71.",
    "It is larger than other rodents 91 than the hare of Europe.",
    "The lunar day lasts two Earth weeks1, and so does the night.",
    "It was shown by several whales 102 spouting in different directions.",
    "They have their Toldos 42 on the outskirts of the town.",
    "The scarcity is great.7 In the north it is less.",
  ])("sees the mark in “%s”", (text) => {
    expect(hasStrayMark(text, "en")).toBe(true);
  });

  it.each([
    "The war lasted 30 years.",
    "The total land area was 3,794,101 square miles.",
    "The first landing was on July 20 in 1969.",
    "Nearly 100 countries signed the treaty.",
    "The school teaches children aged 6 to 12.",
    "The Moon is 3.3 times as dense as water.",
  ])("lets “%s” pass", (text) => {
    expect(hasStrayMark(text, "en")).toBe(false);
  });

  it("is done in a moment with a word without end", () => {
    const start = Date.now();
    expect(hasStrayMark("a".repeat(60_000), "en")).toBe(false);
    expect(Date.now() - start).toBeLessThan(1_000);
  });
});
