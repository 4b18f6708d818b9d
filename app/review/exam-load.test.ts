import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { memoryStates } from "~/assessment/memory";
import { type DayRoom, type LoadItem, loadUntil } from "./exam-load";

// The fixed seed makes a failure reproducible.
fc.configureGlobal({ seed: 20_261_127 });

const dayLength = 86_400_000;
const now = new Date("2026-05-01T15:30:00Z");
const inDays = (days: number) => new Date(now.getTime() + days * dayLength);
const examIn = (days: number) => inDays(days).toISOString().slice(0, 10);

const known = (...days: number[]): LoadItem[] =>
  days.map((day) => ({ state: memoryStates.review, due: inDays(day) }));
const fresh = (count: number): LoadItem[] =>
  Array.from({ length: count }, () => ({ state: memoryStates.new, due: now }));
const repeat = (count: number, day: number) => known(...Array.from({ length: count }, () => day));

function room(values: Partial<DayRoom> = {}): DayRoom {
  return { newPerDay: 2, duePerDay: 100, done: { new: 0, due: 0 }, ...values };
}

const until = (exam: string, items: LoadItem[], given = room()) =>
  loadUntil({ exam, items }, [], given, now);

const anyItem = fc.record({
  state: fc.constantFrom(...Object.values(memoryStates)),
  due: fc.integer({ min: -20, max: 60 }).map((days) => inDays(days)),
});
const anyItems = fc.array(anyItem, { maxLength: 60 });
const daysAhead = fc.integer({ min: 1, max: 40 });
const anyRoom = fc.record({
  newPerDay: fc.nat(20),
  duePerDay: fc.integer({ min: 10, max: 30 }),
  done: fc.record({ new: fc.nat(20), due: fc.nat(20) }),
});

describe("loadUntil", () => {
  it("counts overdue items for today, and new items within the daily limit", () => {
    expect(until("2026-05-04", [...known(-4, 1), ...fresh(5)])).toEqual({
      days: [
        { day: "2026-05-01", due: 1, new: 2 },
        { day: "2026-05-02", due: 1, new: 2 },
        { day: "2026-05-03", due: 0, new: 1 },
      ],
      shortfalls: [],
    });
  });

  it("postpones what is over the limit of a day to the next", () => {
    const load = until("2026-05-04", repeat(25, 0), room({ duePerDay: 10 }));
    expect(load.days.map(({ due }) => due)).toEqual([10, 10, 5]);
    expect(load.shortfalls).toEqual([]);
  });

  it("says how many items a day are needed if a limit is too low", () => {
    const load = until("2026-05-04", fresh(7));
    expect(load.days.map((day) => day.new)).toEqual([2, 2, 2]);
    expect(load.shortfalls).toEqual([
      { of: "new", limit: 2, needed: 3, highest: 200, covered: 7, all: 7 },
    ]);
    expect(until("2026-05-04", fresh(6)).shortfalls).toEqual([]);
    const late = until("2026-05-04", repeat(25, 2), room({ duePerDay: 10 }));
    expect(late.days.map(({ due }) => due)).toEqual([0, 0, 10]);
    expect(late.shortfalls).toEqual([
      { of: "due", limit: 10, needed: 25, highest: 1_000, covered: 25, all: 25 },
    ]);
  });

  it("never asks for a limit above the highest, and then says how much can be covered", () => {
    expect(until("2026-05-04", fresh(601)).shortfalls).toEqual([
      { of: "new", limit: 2, needed: null, highest: 200, covered: 600, all: 601 },
    ]);
    expect(until("2026-05-04", fresh(600)).shortfalls).toMatchObject([{ needed: 200 }]);
    expect(until("2026-05-02", repeat(1_200, 0)).shortfalls).toEqual([
      { of: "due", limit: 100, needed: null, highest: 1_000, covered: 1_000, all: 1_200 },
    ]);
  });

  it("takes into account the items of today that were already reviewed", () => {
    const load = until("2026-05-04", fresh(5), room({ done: { new: 2, due: 0 } }));
    expect(load.days.map((day) => day.new)).toEqual([0, 2, 2]);
    expect(load.shortfalls).toMatchObject([{ needed: 3 }]);
  });

  it("gives earlier exams priority, in whatever order they are passed", () => {
    const others = [
      { exam: "2026-05-03", items: fresh(1) },
      { exam: "2026-05-02", items: fresh(5) },
    ];
    const load = loadUntil({ exam: "2026-05-05", items: fresh(4) }, others, room(), now);
    // Items of the first exam that are not due the day before it are not due at all.
    expect(load.days.map((day) => day.new)).toEqual([0, 1, 2, 1]);
    expect(load.shortfalls).toEqual([]);
    const due = loadUntil(
      { exam: "2026-05-03", items: repeat(12, 0) },
      [{ exam: "2026-05-02", items: repeat(8, 0) }],
      room({ duePerDay: 10 }),
      now,
    );
    expect(due.days.map((day) => day.due)).toEqual([2, 10]);
  });

  it("has no days on or after the day of the exam", () => {
    for (const past of ["2026-05-01", "2026-04-30"]) {
      expect(until(past, [...known(0), ...fresh(9)])).toEqual({ days: [], shortfalls: [] });
    }
  });

  it("never exceeds a limit, together with earlier exams, and counts each item at most once", () => {
    fc.assert(
      fc.property(anyItems, anyItems, daysAhead, anyRoom, (own, others, days, given) => {
        const group = { exam: examIn(Math.max(1, days - 3)), items: others };
        const load = loadUntil({ exam: examIn(days), items: own }, [group], given, now);
        const before = loadUntil(group, [], given, now);
        expect(load.days).toHaveLength(days);
        for (const [index, day] of load.days.entries()) {
          const taken = before.days[index] ?? { due: 0, new: 0 };
          expect(day.new + taken.new).toBeLessThanOrEqual(given.newPerDay);
          expect(day.due + taken.due).toBeLessThanOrEqual(given.duePerDay);
        }
        const isNew = ({ state }: LoadItem) => state === memoryStates.new;
        const sum = (of: "due" | "new") => load.days.reduce((all, day) => all + day[of], 0);
        const last = Date.parse(examIn(days));
        const due = own.filter((item) => !isNew(item) && item.due.getTime() < last).length;
        const short = (of: "due" | "new") => load.shortfalls.some((one) => one.of === of);
        expect(sum("new") < own.filter(isNew).length).toBe(short("new"));
        expect(sum("due") < due).toBe(short("due"));
      }),
    );
  });

  it("names the lowest limit that is sufficient", () => {
    fc.assert(
      fc.property(anyItems, anyItems, daysAhead, anyRoom, (own, others, days, given) => {
        const earlier = [{ exam: examIn(Math.max(1, days - 3)), items: others }];
        const of = (newPerDay: number) =>
          loadUntil(
            { exam: examIn(days), items: own },
            earlier,
            { ...given, newPerDay },
            now,
          ).shortfalls.find((one) => one.of === "new");
        const needed = of(given.newPerDay)?.needed;
        if (!needed) return;
        expect(needed).toBeGreaterThan(given.newPerDay);
        expect(of(needed)).toBeUndefined();
        expect(of(needed - 1)).toBeDefined();
      }),
    );
  });
});
