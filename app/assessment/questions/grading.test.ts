import { describe, expect, it } from "vitest";
import { scoreMessage, toPercentage, wrongQuestions } from "./grading";

describe("wrongQuestions", () => {
  it("leaves out right and unanswered questions", () => {
    const wrong = { correctAnswer: 0, selected: 1 };
    const right = { correctAnswer: 2, selected: 2 };
    const open = { correctAnswer: 0, selected: null };
    expect(wrongQuestions([right, wrong, open])).toEqual([wrong]);
  });
});

describe("toPercentage", () => {
  it("rounds, and returns 0 for no questions", () => {
    expect(toPercentage(2, 3)).toBe(67);
    expect(toPercentage(0, 0)).toBe(0);
  });
});

describe("scoreMessage", () => {
  it.each([
    [100, "Excellent work! You've mastered this topic."],
    [80, "Excellent work! You've mastered this topic."],
    [79, "Good job! You have a solid understanding of this material."],
    [60, "Good job! You have a solid understanding of this material."],
    [59, "Keep studying! Review the explanations to improve your knowledge."],
    [0, "Keep studying! Review the explanations to improve your knowledge."],
  ])("says for a score of %i percent: %s", (percentage, message) => {
    expect(scoreMessage(percentage)).toBe(message);
  });
});
