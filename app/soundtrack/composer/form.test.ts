import { describe, expect, it } from "vitest";
import { planForm } from "./form";
import { createRandom } from "./random";

describe("planForm", () => {
  it.each([5, 9, 13, 19])("opens and closes a piece of %d phrases softly", (count) => {
    const phrases = planForm(count, createRandom("form"));
    expect(phrases).toHaveLength(count);
    expect(phrases[0]?.kind).toBe("opening");
    expect(phrases.at(-1)?.kind).toBe("closing");
    expect(Math.abs((phrases[0]?.energy ?? 0) - (phrases.at(-1)?.energy ?? 1))).toBeLessThan(0.1);
    expect(phrases.map(({ start }) => start)).toEqual(phrases.map((_, index) => index * 4));
  });

  it.each([2, 3, 4])("has a theme in a piece of %d phrases", (count) => {
    const kinds = planForm(count, createRandom("form")).map(({ kind }) => kind);
    expect(kinds).toHaveLength(count);
    expect(kinds[0]).toBe("theme");
    expect(kinds.at(-1)).toBe("closing");
  });

  it("has a theme and a contrast in every long piece", () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const kinds = planForm(10, createRandom(`form-${seed}`)).map(({ kind }) => kind);
      expect(kinds).toContain("theme");
      expect(kinds).toContain("contrast");
    }
  });
});
