import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { grades } from "~/assessment/grades";
import { gradeChoice, gradeParts } from "./grade-answer";

// A failure comes again.
fc.configureGlobal({ seed: 20_261_126 });

describe("gradeChoice", () => {
  it.each([
    [true, true, "medium"],
    [true, undefined, "medium"],
    [true, false, "hard"],
    [false, true, "again"],
    [false, undefined, "again"],
    [false, false, "again"],
  ])("takes right: %s, sure: %s as %s", (correct, sure, grade) => {
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
  ])("takes %j as %s", (parts, grade) => {
    expect(gradeParts(parts)).toBe(grade);
  });

  const anyParts = fc.array(fc.boolean(), { minLength: 1, maxLength: 100 });

  it("is never better for fewer parts, whichever they are", () => {
    fc.assert(
      fc.property(anyParts, fc.nat(), (parts, at) => {
        const fewer = parts.with(at % parts.length, false);
        const rank = (some: boolean[]) => grades.indexOf(gradeParts(some));
        expect(rank(fewer)).toBeLessThanOrEqual(rank(parts));
        expect(gradeParts(parts.toReversed())).toBe(gradeParts(parts));
      }),
    );
  });

  it("never says easy", () => {
    fc.assert(fc.property(anyParts, (parts) => gradeParts(parts) !== "easy"));
  });
});
