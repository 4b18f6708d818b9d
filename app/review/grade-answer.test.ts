import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { grades } from "~/assessment/grades";
import { gradeChoice, gradeParts } from "./grade-answer";

// The fixed seed makes a failure reproducible.
fc.configureGlobal({ seed: 20_261_126 });

describe("gradeChoice", () => {
  it.each([
    [true, true, "medium"],
    [true, undefined, "medium"],
    [true, false, "hard"],
    [false, true, "again"],
    [false, undefined, "again"],
    [false, false, "again"],
  ])("grades an answer that is right: %s, sure: %s as %s", (correct, sure, grade) => {
    expect(gradeChoice(correct, sure)).toBe(grade);
  });
});

describe("gradeParts", () => {
  it.each([
    [[true], "medium"],
    [[false], "again"],
    [[true, false], "hard"],
    [[true, false, false], "again"],
    [[true, true, false], "hard"],
    [[true, true, true], "medium"],
  ])("grades %j as %s", (parts, grade) => {
    expect(gradeParts(parts)).toBe(grade);
  });

  const anyParts = fc.array(fc.boolean(), { minLength: 1, maxLength: 100 });

  it("is never better with fewer right parts, whichever they are", () => {
    fc.assert(
      fc.property(anyParts, fc.nat(), (parts, at) => {
        const fewer = parts.with(at % parts.length, false);
        const rank = (some: boolean[]) => grades.indexOf(gradeParts(some));
        expect(rank(fewer)).toBeLessThanOrEqual(rank(parts));
        expect(gradeParts(parts.toReversed())).toBe(gradeParts(parts));
      }),
    );
  });

  it("is never easy", () => {
    fc.assert(fc.property(anyParts, (parts) => gradeParts(parts) !== "easy"));
  });
});
