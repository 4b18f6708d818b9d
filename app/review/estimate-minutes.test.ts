import { expect, it } from "vitest";
import { estimateMinutes } from "./estimate-minutes";

it("counts a new item twice, as it comes on its first day, and a due one once", () => {
  expect(estimateMinutes({ due: 30, new: 0 })).toBe(6);
  expect(estimateMinutes({ due: 0, new: 30 })).toBe(12);
  expect(estimateMinutes({ due: 1, new: 0 })).toBe(1);
});
