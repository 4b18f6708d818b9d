import { describe, expect, it } from "vitest";
import { spreadItems, spreadLoad } from "./spread-load";

describe("spreadLoad", () => {
  it.each([
    [[3, 0, 5], { today: 10, perDay: 10 }, [3, 0, 5]],
    [[25, 0, 5], { today: 10, perDay: 10 }, [10, 10, 10]],
    [[25, 0, 0], { today: 0, perDay: 10 }, [0, 10, 10]],
    [[], { today: 10, perDay: 10 }, []],
  ])("spreads %j within the limits %j", (due, limits, coming) => {
    expect(spreadLoad(due, limits)).toEqual(coming);
  });
});

describe("spreadItems", () => {
  const limits = { duePerDay: 100, newPerDay: 20 };
  const dueOf = (days: { due: number }[]) => days.map(({ due }) => due);
  const newOf = (days: { new: number }[]) => days.map((day) => day.new);

  it("postpones a backlog to the next days, before the items that are due then", () => {
    const load = { due: [400, 30, 0, 0, 10, 0, 5], new: 0 };
    const days = spreadItems(load, { due: 100, new: 0 }, limits);
    expect(dueOf(days)).toEqual([100, 100, 100, 100, 40, 0, 5]);
  });

  it("adds new items to each day until none are left", () => {
    const days = spreadItems({ due: [0, 0, 0, 0], new: 50 }, { due: 0, new: 5 }, limits);
    expect(newOf(days)).toEqual([5, 20, 20, 5]);
  });

  it("postpones what is not reviewed today to tomorrow", () => {
    const days = spreadItems({ due: [3, 1], new: 0 }, { due: 2, new: 0 }, limits);
    expect(dueOf(days)).toEqual([2, 2]);
  });

  it("adds no new items if the learner's limit is 0", () => {
    const none = { duePerDay: 100, newPerDay: 0 };
    const days = spreadItems({ due: [1, 1], new: 50 }, { due: 1, new: 0 }, none);
    expect(days).toEqual([
      { due: 1, new: 0 },
      { due: 1, new: 0 },
    ]);
  });
});
