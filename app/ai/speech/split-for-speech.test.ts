import { describe, expect, it } from "vitest";
import { splitForSpeech } from "./split-for-speech";

const letters = (text: string) => text.replace(/\s+/g, "");

describe("a spoken text in pieces", () => {
  it("keeps sentences whole and fills each piece", () => {
    const text = "One is here. Two is here. Three is here.\nFour is here.";
    expect(splitForSpeech(text, "en", 30)).toEqual([
      "One is here. Two is here.",
      "Three is here. Four is here.",
    ]);
  });

  it("splits a long sentence at a comma, or between words, and loses nothing", () => {
    const text = `${"word ".repeat(30)}and then, after a comma, ${"more ".repeat(40)}end.`;
    const chunks = splitForSpeech(text, "en", 80);
    expect(Math.max(...chunks.map(({ length }) => length))).toBeLessThanOrEqual(80);
    expect(letters(chunks.join(""))).toBe(letters(text));
  });

  it("splits text without spaces", () => {
    const text = "漢".repeat(450);
    const chunks = splitForSpeech(text, "zh", 200);
    expect(chunks.map(({ length }) => length)).toEqual([200, 200, 50]);
    const characters = "😀".repeat(150);
    expect(splitForSpeech(characters, "", 101).join("")).toBe(characters);
    expect(splitForSpeech("", "en", 100)).toEqual([]);
  });
});
