import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { memoryStates } from "~/assessment/memory";
import { type ExamItem, limitDue, loadUntil } from "./exam-limit";
import { dayOf } from "./queue";

// A failure comes again.
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
  it("keeps a time before the exam, also on the evening before", () => {
    for (const due of [inDays(-3), inDays(3), new Date("2026-05-31T23:59:59.999Z")]) {
      expect(limitDue(item({ due }), exam, now)).toBe(due);
    }
  });

  it("moves a time on the day of the exam or later to one of the seven days before", () => {
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

  it("uses the days that are left if fewer are", () => {
    const days = Array.from({ length: 100 }, (_, index) =>
      limitDue(item({ id: `item ${index}` }), "2026-05-03", now)
        .toISOString()
        .slice(0, 10),
    );
    expect(new Set(days)).toEqual(new Set(["2026-05-01", "2026-05-02"]));
  });

  it("lets what has come in the last days not come again each day", () => {
    const due = inDays(30);
    expect(limitDue(item({ due, lastReview: now }), "2026-05-02", now)).toBe(due);
    expect(limitDue(item({ due, lastReview: now }), "2026-05-08", now)).toBe(due);
    expect(limitDue(item({ due, lastReview: now }), "2026-05-09", now)).not.toEqual(due);
  });

  it("changes nothing on the day of the exam and after it", () => {
    expect(limitDue(item(), "2026-05-01", now)).toEqual(inDays(90));
    expect(limitDue(item(), "2026-04-01", now)).toEqual(inDays(90));
  });

  it("never sets a time later than it was, nor on a day that is over, nor after the day before", () => {
    fc.assert(
      fc.property(anyItem, daysAhead, (one, days) => {
        const limited = limitDue(one, examIn(days), now);
        expect(limitDue(one, examIn(days), now)).toEqual(limited);
        expect(limited.getTime()).toBeLessThanOrEqual(one.due.getTime());
        if (limited === one.due) {
          const lastWeek = Date.parse(examIn(days)) - 7 * dayLength;
          const isBefore = limited.getTime() < Date.parse(examIn(days));
          expect(isBefore || (one.lastReview?.getTime() ?? 0) >= lastWeek).toBe(true);
        } else {
          expect(limited.getTime()).toBeLessThan(Date.parse(examIn(days)));
          expect(limited.getTime()).toBeGreaterThanOrEqual(dayOf(now).start.getTime());
        }
      }),
    );
  });

  it("brings an item once in the last days if it is then known for long", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.integer({ min: 8, max: 60 }), (id, days) => {
        const last = limitDue(item({ id }), examIn(days), now);
        const rated = item({ id, lastReview: last, due: inDays(90, last) });
        expect(limitDue(rated, examIn(days), last)).toBe(rated.due);
      }),
    );
  });
});

describe("loadUntil", () => {
  const fresh = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      item({ id: `new ${index}`, state: memoryStates.new, due: now, lastReview: null }),
    );

  it("counts what is overdue today, and new items under the daily limit", () => {
    const items = [item({ due: inDays(-4) }), item({ due: inDays(1) }), ...fresh(5)];
    expect(loadUntil("2026-05-04", items, now, { newPerDay: 2 })).toEqual({
      days: [
        { day: "2026-05-01", due: 1, new: 2 },
        { day: "2026-05-02", due: 1, new: 2 },
        { day: "2026-05-03", due: 0, new: 1 },
      ],
      impossible: null,
    });
  });

  it("says how many new items a day it takes if the limit is too low", () => {
    const load = loadUntil("2026-05-04", fresh(7), now, { newPerDay: 2 });
    expect(load.impossible).toEqual({ newPerDayNeeded: 3 });
    expect(load.days.map((day) => day.new)).toEqual([2, 2, 2]);
    expect(loadUntil("2026-05-04", fresh(6), now, { newPerDay: 2 }).impossible).toBeNull();
    expect(loadUntil("2026-05-04", fresh(1), now, { newPerDay: 0 }).impossible).toEqual({
      newPerDayNeeded: 1,
    });
  });

  it("takes into account what has come today", () => {
    const load = loadUntil("2026-05-04", fresh(5), now, { newPerDay: 2, newToday: 2 });
    expect(load.days.map((day) => day.new)).toEqual([0, 2, 2]);
    expect(load.impossible).toEqual({ newPerDayNeeded: 3 });
  });

  it("has no days from the day of the exam on", () => {
    for (const past of ["2026-05-01", "2026-04-30"]) {
      const load = loadUntil(past, [item(), ...fresh(9)], now, { newPerDay: 2 });
      expect(load).toEqual({ days: [], impossible: null });
    }
  });

  it("counts each item at most once, and all new ones with the limit that it names", () => {
    const items = fc.array(anyItem, { maxLength: 60 });
    const limits = fc.record({ newPerDay: fc.nat(20), newToday: fc.nat(20) });
    fc.assert(
      fc.property(items, daysAhead, limits, (some, days, given) => {
        const load = loadUntil(examIn(days), some, now, given);
        const waiting = some.filter(({ state }) => state === memoryStates.new).length;
        const sum = (of: "due" | "new") => load.days.reduce((all, day) => all + day[of], 0);
        expect(load.days).toHaveLength(days);
        expect(sum("due")).toBeLessThanOrEqual(some.length - waiting);
        expect(sum("new") < waiting).toBe(load.impossible !== null);
        for (const day of load.days) expect(day.new).toBeLessThanOrEqual(given.newPerDay);
        if (!load.impossible) return;
        const { newPerDayNeeded } = load.impossible;
        expect(newPerDayNeeded).toBeGreaterThan(given.newPerDay);
        const enough = { newPerDay: newPerDayNeeded, newToday: given.newToday };
        if (given.newToday > newPerDayNeeded) return;
        expect(loadUntil(examIn(days), some, now, enough).impossible).toBeNull();
      }),
    );
  });
});
