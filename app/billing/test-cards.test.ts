import { describe, expect, it } from "vitest";
import { cardProblems, cardVerdict } from "./test-cards";

describe("test cards", () => {
  it.each([
    ["4242 4242 4242 4242", "pays"],
    ["4242-4242-4242-4242", "pays"],
    ["4000 0025 0000 3155", "asks"],
    ["4000000000000341", "pays-once"],
    ["4000 0000 0000 0002", "declined"],
    ["5555 5555 5555 4444", "declined"],
  ])("%s: %s", (number, outcome) => {
    expect(cardVerdict(number).outcome).toBe(outcome);
  });

  it("reports what is wrong with a card, field by field", () => {
    const now = new Date("2026-11-22T12:00:00Z");
    const card = { number: "4242 4242 4242 4242", expiry: "11/26", code: "123" };
    expect(cardProblems(card, now)).toEqual({});
    expect(cardProblems({ ...card, expiry: "11 / 2026" }, now)).toEqual({});
    expect(cardProblems({ ...card, expiry: "10/26" }, now)).toEqual({
      expiry: "This card has expired.",
    });
    expect(Object.keys(cardProblems({ number: "4242", expiry: "13/30", code: "x" }, now))).toEqual([
      "number",
      "expiry",
      "code",
    ]);
  });
});
