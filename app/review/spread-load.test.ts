import { describe, expect, it } from "vitest";
import { spreadLoad } from "./spread-load";

describe("spreadLoad", () => {
  it.each([
    [[3, 0, 5], { today: 10, perDay: 10 }, [3, 0, 5]],
    [[25, 0, 5], { today: 10, perDay: 10 }, [10, 10, 10]],
    [[25, 0, 0], { today: 0, perDay: 10 }, [0, 10, 10]],
    [[], { today: 10, perDay: 10 }, []],
  ])("spreads %j over %j", (due, limits, coming) => {
    expect(spreadLoad(due, limits)).toEqual(coming);
  });
});
