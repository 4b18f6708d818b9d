import { expect, it } from "vitest";
import { describeNext, describeReturn } from "./describe-next";

const now = new Date("2026-11-27T20:00:00Z");
const at = (text: string) => new Date(text);

it("describes the next day as tomorrow, however many hours away it is", () => {
  expect(describeNext(at("2026-11-28T01:00:00Z"), now)).toBe("Next review: tomorrow.");
  expect(describeReturn(at("2026-11-28T23:00:00Z"), now)).toBe("Comes back tomorrow.");
  expect(describeReturn(at("2026-11-27T20:10:00Z"), now)).toBe("Comes back in 10 min.");
  expect(describeReturn(at("2026-12-05T20:00:00Z"), now)).toBe("Comes back in 8 days.");
  expect(describeNext(null, now)).toBe("Nothing is scheduled.");
});
