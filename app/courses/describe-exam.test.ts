import { describe, expect, it } from "vitest";
import { describeExam } from "./describe-exam";
import { examProblem } from "./exam-day";

const now = new Date("2026-11-27T23:30:00Z");

describe("describeExam", () => {
  it.each([
    [null, "No exam date"],
    ["2026-11-27", "Exam today"],
    ["2026-11-28", "Exam tomorrow"],
    ["2026-12-09", "Exam in 12 days, on Dec 9, 2026"],
    ["2026-11-26", "The exam was on Nov 26, 2026"],
  ])("describes %s as: %s", (examOn, words) => {
    expect(describeExam(examOn, now)).toBe(words);
  });
});

describe("examProblem", () => {
  it("accepts today and dates up to two years ahead, and rejects others", () => {
    expect(examProblem("2026-11-27", now)).toBeNull();
    expect(examProblem("2028-11-27", now)).toBeNull();
    expect(examProblem("2026-11-26", now)).toMatch(/in the past/);
    expect(examProblem("2028-11-29", now)).toMatch(/two years/);
  });
});
