import { describe, expect, it } from "vitest";
import { memoryStates } from "~/assessment/memory";
import { reasonFor } from "./reason";

const now = new Date("2026-12-04T15:30:00Z");
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const exams = new Map([["a", "2026-12-09"]]);

function entry(values: Partial<Parameters<typeof reasonFor>[0]> = {}) {
  return {
    ...{ id: "item", kind: "card" as const, fileId: "a", state: memoryStates.review },
    ...{ courseId: null, due: now, ownDue: inDays(20), missedAt: null, missedSure: null },
    ...values,
  };
}

describe("reasonFor", () => {
  it("names the exam that brings an item forward, even some days later", () => {
    expect(reasonFor(entry(), exams, now)).toBe("Before your exam on December 9");
    expect(reasonFor(entry({ due: inDays(-2) }), exams, now)).toBe(
      "Before your exam on December 9",
    );
  });

  it("says when it was due if no exam brings it forward", () => {
    expect(reasonFor(entry({ ownDue: now }), exams, now)).toBe("Due today");
    expect(reasonFor(entry({ due: inDays(-1), ownDue: inDays(-1) }), exams, now)).toBe(
      "Due since yesterday",
    );
    expect(reasonFor(entry({ fileId: "b" }), exams, now)).toBe("Due today");
    expect(reasonFor(entry({ fileId: null }), exams, now)).toBe("Due today");
    expect(reasonFor(entry(), new Map(), now)).toBe("Due today");
  });

  it("says first if an item was missed, is new or is being learned", () => {
    expect(reasonFor(entry({ missedAt: inDays(-1) }), exams, now)).toBe("Missed yesterday");
    expect(reasonFor(entry({ state: memoryStates.new }), exams, now)).toBe("New");
    expect(reasonFor(entry({ state: memoryStates.learning }), exams, now)).toBe(
      "Once more, to make it stick",
    );
  });
});
