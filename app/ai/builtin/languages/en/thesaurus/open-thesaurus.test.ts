import { describe, expect, it } from "vitest";
import { stemEnglish } from "../stem-english";
import { openThesaurus } from "./open-thesaurus";

describe("openThesaurus", () => {
  it.each([
    ["moon", "lunar"],
    ["vote", "ballot"],
    ["wide", "breadth"],
    ["farmer", "agricultural"],
  ])("relates %s to %s", async (word, other) => {
    const thesaurus = await openThesaurus();
    const near = thesaurus.neighbours(stemEnglish(word)).map((related) => related.stem);
    expect(near).toContain(stemEnglish(other));
  });

  it("ranks common and rare words", async () => {
    const thesaurus = await openThesaurus();
    expect(thesaurus.rarity(stemEnglish("make"))).toBeLessThan(0.5);
    expect(thesaurus.rarity(stemEnglish("crater"))).toBeGreaterThan(0.7);
    expect(thesaurus.rarity("xyzzy")).toBe(1);
  });

  it("returns nothing for an unknown word", async () => {
    expect((await openThesaurus()).neighbours("xyzzy")).toEqual([]);
  });
});
