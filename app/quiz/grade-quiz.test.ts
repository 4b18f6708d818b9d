import { describe, expect, it } from "vitest";
import { gradeQuiz } from "./grade-quiz";

const right = { correctAnswer: 2, selected: 2 };
const wrong = { correctAnswer: 0, selected: 1 };
const open = { correctAnswer: 0, selected: null };

describe("gradeQuiz", () => {
  it("counts right answers, rounds the percentage and measures the time in seconds", () => {
    const result = gradeQuiz([right, right, wrong], new Date(1_000), new Date(63_400));
    expect(result).toEqual({
      totalQuestions: 3,
      correctAnswers: 2,
      percentageScore: 67,
      timeTaken: 62,
    });
  });

  it("counts an unanswered question as not right, and returns 0 for no questions", () => {
    expect(gradeQuiz([open, right], null, null).percentageScore).toBe(50);
    expect(gradeQuiz([], null, null).percentageScore).toBe(0);
  });
});
