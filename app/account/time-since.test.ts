import { describe, expect, it } from "vitest";
import { timeSince } from "./time-since";

describe("the time since", () => {
  it.each([
    ["2026-03-01T11:59:00Z", null],
    ["2026-03-01T12:30:00Z", null],
    ["2026-03-01T11:00:00Z", "1 hour ago"],
    ["2026-02-28T13:00:00Z", "23 hours ago"],
    ["2026-02-28T12:00:00Z", "yesterday"],
    ["2026-02-17T12:00:00Z", "12 days ago"],
  ])("%s is %s", (iso, words) => {
    expect(timeSince(iso, "2026-03-01T12:00:00Z")).toBe(words);
  });
});
