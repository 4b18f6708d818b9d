import { describe, expect, it } from "vitest";
import { stem } from "../../language/stem";
import { openThesaurus } from "./related-words";

describe("openThesaurus", () => {
  it.each([
    ["moon", "lunar"],
    ["vote", "ballot"],
    ["wide", "breadth"],
    ["farmer", "agricultural"],
  ])("finds that %s is near to %s", async (word, other) => {
    const thesaurus = await openThesaurus();
    const near = thesaurus.near(stem(word, "en")).map((related) => related.stem);
    expect(near).toContain(stem(other, "en"));
  });

  it("knows common words from rare ones", async () => {
    const thesaurus = await openThesaurus();
    expect(thesaurus.rareness(stem("make", "en"))).toBeLessThan(0.5);
    expect(thesaurus.rareness(stem("crater", "en"))).toBeGreaterThan(0.7);
    expect(thesaurus.rareness("xyzzy")).toBe(1);
  });

  it("has nothing to say of an unknown word", async () => {
    expect((await openThesaurus()).near("xyzzy")).toEqual([]);
  });
});
