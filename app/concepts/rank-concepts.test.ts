import { describe, expect, it } from "vitest";
import { mostKnown, rankConcepts, standingOf } from "./rank-concepts";

const tally = (right: number, answers: number) => ({ right, answers });

describe("standingOf", () => {
  it.each([
    [0, 0, "unasked"],
    [0, 2, "unclear"],
    [2, 2, "unclear"],
    [0, 3, "weak"],
    [2, 3, "weak"],
    [2, 5, "weak"],
    [3, 4, "known"],
    [5, 5, "known"],
    [74, 100, "weak"],
  ])("rates %i right of %i as %s", (right, answers, standing) => {
    expect(standingOf(tally(right, answers))).toBe(standing);
  });
});

describe("mostKnown", () => {
  it("falls as more answers are wrong", () => {
    const bounds = [tally(0, 1), tally(0, 3), tally(0, 10)].map(mostKnown);
    expect(bounds).toEqual(bounds.toSorted((a, b) => b - a));
    expect(mostKnown(tally(0, 1))).toBeGreaterThan(mostKnown(tally(2, 6)));
  });

  it("lies between the share of right answers and 1", () => {
    for (let answers = 1; answers <= 30; answers += 1) {
      for (let right = 0; right <= answers; right += 1) {
        const most = mostKnown(tally(right, answers));
        expect(most).toBeGreaterThan(right / answers - 1e-9);
        expect(most).toBeLessThanOrEqual(1);
      }
    }
    expect(mostKnown(tally(0, 0))).toBe(1);
  });
});

describe("rankConcepts", () => {
  it("sorts the most clearly weak first, and those with few or no answers last", () => {
    const ranked = rankConcepts([
      tally(0, 0),
      tally(0, 1),
      tally(5, 5),
      tally(2, 5),
      tally(2, 3),
      tally(3, 10),
      tally(3, 4),
    ]);
    expect(ranked.map(({ right, answers }) => `${right}/${answers}`)).toEqual([
      "3/10",
      "2/5",
      "2/3",
      "3/4",
      "5/5",
      "0/1",
      "0/0",
    ]);
  });
});
