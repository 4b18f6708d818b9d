import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dueBeforeExams } from "./due-before-exams";

const dayMs = 86_400_000;
const now = new Date("2026-05-01T15:30:00Z");
const inDays = (days: number) => new Date(now.getTime() + days * dayMs);
const examIn = (days: number) => inDays(days).toISOString().slice(0, 10);
const item = (values = {}) => ({
  id: "item",
  due: inDays(90),
  lastReview: inDays(-10),
  ...values,
});

describe("dueBeforeExams", () => {
  it("keeps the item's own due time without an exam, or when the exam is later", () => {
    expect(dueBeforeExams(item(), [], now)).toEqual(inDays(90));
    expect(dueBeforeExams(item({ due: inDays(3) }), [examIn(20)], now)).toEqual(inDays(3));
  });

  it("uses the earliest of several exams, in any order", () => {
    const exams = [examIn(40), examIn(20), examIn(60)];
    const due = dueBeforeExams(item(), exams, now);
    expect(due).toEqual(dueBeforeExams(item(), [examIn(20)], now));
    expect(due < new Date(examIn(20))).toBe(true);
    expect(dueBeforeExams(item(), exams.toReversed(), now)).toEqual(due);
  });

  it("uses the next exam once the item was reviewed on the day before the first", () => {
    const known = item({ lastReview: now });
    expect(dueBeforeExams(known, [examIn(1)], now)).toEqual(inDays(90));
    const due = dueBeforeExams(known, [examIn(1), examIn(20)], now);
    expect(due >= new Date(examIn(13)) && due < new Date(examIn(20))).toBe(true);
  });

  it("keeps the item's own due time from the day of the exam on, even if it was brought forward", () => {
    const brought = item({ storedDue: inDays(-1) });
    for (const exam of [examIn(0), examIn(-1), examIn(-30)]) {
      expect(dueBeforeExams(brought, [exam], now)).toEqual(inDays(90));
    }
    const next = dueBeforeExams(brought, [examIn(-1), examIn(20)], now);
    expect(next >= new Date(examIn(13)) && next < new Date(examIn(20))).toBe(true);
  });

  it("keeps the chosen day when it is computed again later", () => {
    const ahead = fc.integer({ min: 1, max: 40 });
    fc.assert(
      fc.property(fc.string(), ahead, fc.nat(40), (id, examDay, later) => {
        const exams = [examIn(examDay)];
        const storedDue = dueBeforeExams(item({ id }), exams, now);
        const then = inDays(Math.min(later, examDay - 1));
        expect(dueBeforeExams(item({ id, storedDue }), exams, then)).toEqual(storedDue);
      }),
    );
  });
});
