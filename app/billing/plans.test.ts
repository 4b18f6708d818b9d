import { describe, expect, it } from "vitest";
import { limitSentence, planLimit, remainingChat } from "./plans";

describe("plans", () => {
  it("limits the free plan as the specification says", () => {
    expect(planLimit("free", "quiz")).toBe(15);
    expect(planLimit("free", "flashcards")).toBe(20);
    expect(planLimit("free", "practiceTest")).toBe(20);
    expect(planLimit("free", "chat")).toBe(10);
  });

  it("speaks the upgrade dialog's sentence", () => {
    expect(limitSentence("quiz", 30, 15)).toBe(
      "You're trying to use 30 Quiz Questions, but the free plan only allows 15.",
    );
  });

  it("counts what is left of the day, and reports 999 for premium", () => {
    expect(remainingChat("free", 3)).toBe(7);
    expect(remainingChat("free", 11)).toBe(0);
    expect(remainingChat("premium", 500)).toBe(999);
  });
});
