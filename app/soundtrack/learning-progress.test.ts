import { describe, expect, it } from "vitest";
import { type LearningProgress, soundtrackProgress, streakOf } from "./learning-progress";

const figures = (some: Partial<LearningProgress>): LearningProgress => ({
  vocabularyMastered: 0,
  lessonsCompleted: 0,
  totalLessons: 0,
  averageScore: 0,
  streakDays: 0,
  ...some,
});

describe("soundtrackProgress", () => {
  it("follows the formula of the specification", () => {
    const known = {
      vocabularyMastered: 120,
      lessonsCompleted: 14,
      totalLessons: 30,
      averageScore: 85,
      streakDays: 7,
    };
    // 46.67 × 0.4 + 85 × 0.4 + 14 × 0.2
    expect(soundtrackProgress(known)).toBe(55);
  });

  it("starts at 50 without data", () => {
    expect(soundtrackProgress(figures({}))).toBe(50);
  });

  it("counts at most ten days of a streak", () => {
    const at = (streakDays: number) =>
      soundtrackProgress(
        figures({ totalLessons: 2, lessonsCompleted: 1, averageScore: 60, streakDays }),
      );
    expect(at(10)).toBe(48);
    expect(at(400)).toBe(48);
    expect(at(0)).toBe(44);
  });

  it("stays between 5 and 95", () => {
    expect(soundtrackProgress(figures({ totalLessons: 9 }))).toBe(5);
    const all = figures({
      totalLessons: 9,
      lessonsCompleted: 9,
      averageScore: 100,
      streakDays: 99,
    });
    expect(soundtrackProgress(all)).toBe(84);
    expect(soundtrackProgress({ ...all, lessonsCompleted: 90 })).toBe(95);
  });
});

describe("streakOf", () => {
  it("counts consecutive days up to today, in any order", () => {
    expect(streakOf([99, 100, 98, 95], 100)).toBe(3);
  });

  it("continues after one day without activity", () => {
    expect(streakOf([98, 99], 100)).toBe(2);
    expect(streakOf([97, 98], 100)).toBe(0);
    expect(streakOf([], 100)).toBe(0);
  });
});
