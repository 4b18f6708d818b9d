import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { memoryStates } from "~/assessment/memory";
import { type ExamItem, limitDue } from "./exam-limit";
import { dayOf } from "./queue";

// The fixed seed makes a failure reproducible.
fc.configureGlobal({ seed: 20_261_126 });

const dayLength = 86_400_000;
const now = new Date("2026-05-01T15:30:00Z");
const exam = "2026-06-01";
const inDays = (days: number, from = now) => new Date(from.getTime() + days * dayLength);
const examIn = (days: number) => inDays(days).toISOString().slice(0, 10);

const item = (values: Partial<ExamItem> = {}): ExamItem => ({
  id: "item",
  state: memoryStates.review,
  due: inDays(90),
  lastReview: inDays(-10),
  ...values,
});

/** Items with any times, and an exam in up to two months. */
const anyItem = fc.record({
  id: fc.string({ minLength: 1, maxLength: 20 }),
  state: fc.constantFrom(...Object.values(memoryStates)),
  due: fc.integer({ min: -60, max: 400 }).map((days) => inDays(days)),
  lastReview: fc.option(fc.integer({ min: -90, max: 0 }).map((days) => inDays(days))),
});
const daysAhead = fc.integer({ min: 1, max: 60 });

describe("limitDue", () => {
  it("keeps a due time before the exam, even the evening before", () => {
    for (const due of [inDays(-3), inDays(3), new Date("2026-05-31T23:59:59.999Z")]) {
      expect(limitDue(item({ due }), exam, now)).toBe(due);
    }
  });

  it("moves a due time on or after the day of the exam to one of the seven days before", () => {
    const due = new Date("2026-06-01T00:00:00Z");
    const days = Array.from({ length: 700 }, (_, index) =>
      limitDue(item({ id: `item ${index}`, due }), exam, now).toISOString(),
    );
    const counts = [...Map.groupBy(days, (day) => day)].map(([day, found]) => [day, found.length]);
    expect(counts.map(([day]) => day).sort()).toEqual(
      [25, 26, 27, 28, 29, 30, 31].map((day) => `2026-05-${day}T00:00:00.000Z`),
    );
    for (const [, count] of counts) expect(count).toBeGreaterThan(60);
  });

  it("uses the days that are left if there are fewer than seven", () => {
    const days = Array.from({ length: 100 }, (_, index) =>
      limitDue(item({ id: `item ${index}` }), "2026-05-03", now)
        .toISOString()
        .slice(0, 10),
    );
    expect(new Set(days)).toEqual(new Set(["2026-05-01", "2026-05-02"]));
  });

  it("never schedules after the exam: items reviewed five days before are due on the last two days", () => {
    const rated = Array.from({ length: 50 }, (_, index) => {
      const one = item({ id: `item ${index}`, lastReview: now, due: inDays(8) });
      return limitDue(one, examIn(5), now).toISOString().slice(0, 10);
    });
    expect(new Set(rated)).toEqual(new Set(["2026-05-04", "2026-05-05"]));
  });

  it.each([
    [2, [1]],
    [3, [2]],
    [4, [2, 3]],
    [6, [3, 4, 5]],
    [9, [5, 6, 7, 8]],
    [14, [7, 8, 9, 10, 11, 12, 13]],
    [40, [33, 34, 35, 36, 37, 38, 39]],
  ])(
    "makes items reviewed %i days before the exam due again in %j days",
    (daysBefore, expected) => {
      const start = dayOf(now).start;
      const after = Array.from({ length: 200 }, (_, index) => {
        const due = limitDue(item({ id: `${index}`, lastReview: now }), examIn(daysBefore), now);
        return (due.getTime() - start.getTime()) / dayLength;
      });
      expect([...new Set(after)].sort((a, b) => a - b)).toEqual(expected);
    },
  );

  it("keeps the due time of items reviewed on the day before the exam", () => {
    const due = inDays(30);
    expect(limitDue(item({ due, lastReview: now }), "2026-05-02", now)).toBe(due);
    expect(limitDue(item({ due, lastReview: now }), "2026-05-03", now)).toEqual(
      new Date("2026-05-02"),
    );
  });

  it("does not depend on the time of day of a review, so that the label of a button stays true", () => {
    fc.assert(
      fc.property(fc.string(), daysAhead, fc.nat(86_399_999), (id, days, later) => {
        const { start } = dayOf(now);
        const after = new Date(start.getTime() + later);
        const at = (moment: Date) =>
          limitDue(item({ id, lastReview: moment }), examIn(days), moment).getTime();
        expect(at(after)).toBe(at(start));
      }),
    );
  });

  it("changes nothing on or after the day of the exam", () => {
    expect(limitDue(item(), "2026-05-01", now)).toEqual(inDays(90));
    expect(limitDue(item(), "2026-04-01", now)).toEqual(inDays(90));
  });

  it("never returns a later due time, a past day, or a day after the day before the exam", () => {
    fc.assert(
      fc.property(anyItem, daysAhead, (one, days) => {
        const limited = limitDue(one, examIn(days), now);
        expect(limitDue(one, examIn(days), now)).toEqual(limited);
        expect(limited.getTime()).toBeLessThanOrEqual(one.due.getTime());
        if (limited === one.due) {
          const dayBefore = Date.parse(examIn(days)) - dayLength;
          const isBefore = limited.getTime() < Date.parse(examIn(days));
          expect(isBefore || (one.lastReview?.getTime() ?? 0) >= dayBefore).toBe(true);
        } else {
          expect(limited.getTime()).toBeLessThan(Date.parse(examIn(days)));
          expect(limited.getTime()).toBeGreaterThanOrEqual(dayOf(now).start.getTime());
        }
      }),
    );
  });

  it("repeats an item at most three times in the last days if it is known well", () => {
    const start = fc.integer({ min: 2, max: 60 });
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), start, (id, days) => {
        const exam = Date.parse(examIn(days));
        const reviews: Date[] = [];
        let one = item({ id, lastReview: now, due: inDays(90) });
        for (;;) {
          const last = limitDue(one, examIn(days), one.lastReview ?? now);
          if (last.getTime() >= exam) break;
          const passed = last.getTime() - dayOf(one.lastReview ?? now).start.getTime();
          expect(passed).toBeGreaterThanOrEqual(exam - last.getTime());
          reviews.push(last);
          one = item({ id, lastReview: last, due: inDays(90, last) });
        }
        expect(reviews.length).toBeGreaterThan(0);
        expect(reviews.length).toBeLessThanOrEqual(3);
        expect(one.lastReview?.getTime()).toBe(exam - dayLength);
      }),
    );
  });
});
