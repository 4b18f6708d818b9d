import { describe, expect, it } from "vitest";
import { gradeQuiz, scoreMessage } from "./grade-quiz";

const right = { correctAnswer: 2, selected: 2 };
const wrong = { correctAnswer: 0, selected: 1 };
const open = { correctAnswer: 0, selected: null };

describe("gradeQuiz", () => {
  it("counts right answers, rounds the percentage and takes the time in seconds", () => {
    const result = gradeQuiz([right, right, wrong], new Date(1_000), new Date(63_400));
    expect(result).toEqual({
      totalQuestions: 3,
      correctAnswers: 2,
      percentageScore: 67,
      timeTaken: 62,
    });
  });

  it("takes an open question for not right, and no question for 0", () => {
    expect(gradeQuiz([open, right], null, null).percentageScore).toBe(50);
    expect(gradeQuiz([], null, null).percentageScore).toBe(0);
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
  ])("says for %i percent: %s", (percentage, message) => {
    expect(scoreMessage(percentage)).toBe(message);
  });
});
