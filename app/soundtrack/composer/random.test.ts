import { describe, expect, it } from "vitest";
import { createRandom, hash } from "./random";

const draw = (seed: string) => {
  const random = createRandom(seed);
  return Array.from({ length: 2_000 }, () => random.next());
};

describe("createRandom", () => {
  it("repeats its numbers for the same seed only", () => {
    expect(draw("a")).toEqual(draw("a"));
    expect(draw("a")).not.toEqual(draw("b"));
  });

  it("returns the same numbers in every version", () => {
    expect(hash("fennec")).toBe(3158611284);
    expect(draw("fennec").slice(0, 3)).toEqual([
      0.23977716034278274, 0.34579955670051277, 0.4367050565779209,
    ]);
  });

  it("is uniformly distributed", () => {
    const numbers = draw("even");
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
    const tenths = Array.from(
      { length: 10 },
      (_, tenth) => numbers.filter((number) => Math.floor(number * 10) === tenth).length,
    );
    for (const count of tenths) expect(count).toBeGreaterThan(150);
  });

  it("throws on an empty list", () => {
    expect(() => createRandom("a").pick([])).toThrow(RangeError);
  });
});
