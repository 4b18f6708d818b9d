import { describe, expect, it } from "vitest";
import { limitSentence, nextDay, planLimit, remainingChat, remainingUsage } from "./plans";

describe("plans", () => {
  it("limits the free plan as the specification says", () => {
    expect(planLimit("free", "quiz")).toBe(15);
    expect(planLimit("free", "flashcards")).toBe(20);
    expect(planLimit("free", "practiceTest")).toBe(20);
    expect(planLimit("free", "chat")).toBe(10);
  });

  it("describes a limit with the sentence of the upgrade dialog", () => {
    expect(limitSentence("quiz", 30, 15)).toBe(
      "You're trying to use 30 Quiz Questions, but the free plan only allows 15.",
    );
  });

  it("counts the messages left today, and reports 999 for premium", () => {
    expect(remainingChat("free", 3)).toBe(7);
    expect(remainingChat("free", 11)).toBe(0);
    expect(remainingChat("premium", 500)).toBe(999);
  });

  it("reports what is left of each feature", () => {
    expect(remainingUsage("free", 4)).toEqual({
      quiz: 15,
      flashcards: 20,
      practiceTest: 20,
      chat: 6,
      tts: 0,
    });
    expect(new Set(Object.values(remainingUsage("premium", 4)))).toEqual(new Set([999]));
  });

  it.each([
    ["2026-02-28T23:59:59.999Z", "2026-03-01T00:00:00.000Z"],
    ["2026-12-31T00:00:00.000Z", "2027-01-01T00:00:00.000Z"],
  ])("ends the day of %s at %s", (now, next) => {
    expect(nextDay(new Date(now)).toISOString()).toBe(next);
  });
});
