import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type MemoryState, memoryStates } from "~/assessment/memory";
import type { ReviewEntry } from "~/assessment/review-items";
import { dayOf, examsFirst, isInSteps, orderQueue, remainingToday } from "./queue";

// The fixed seed makes a failure reproducible.
fc.configureGlobal({ seed: 20_261_126 });

const now = new Date("2026-05-01T15:30:00Z");
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const { new: isNew, learning, review, relearning } = memoryStates;

let entries = 0;
function entry(values: Partial<ReviewEntry> = {}): ReviewEntry {
  entries += 1;
  return {
    ...{ id: `item ${entries}`, kind: "card", fileId: "a", due: minutes(-1), state: review },
    ...{ courseId: null, missedAt: null, missedSure: false },
    ...values,
  };
}

const fileIds = fc.constantFrom("a", "b", "c", null);
const anyEntry = (state: MemoryState) =>
  fc
    .record({
      fileId: fileIds,
      due: fc.integer({ min: -50_000, max: 15 }).map(minutes),
      missedSure: fc.boolean(),
    })
    .map((values) => entry({ ...values, state }));
const anyParts = fc.record({
  steps: fc.array(anyEntry(relearning), { maxLength: 20 }),
  due: fc.array(anyEntry(review), { maxLength: 60 }),
  new: fc.array(anyEntry(isNew), { maxLength: 30 }),
});

describe("orderQueue", () => {
  it("puts mistakes first, confident ones before others, and items due in minutes last", () => {
    const unsure = entry({ state: relearning, missedAt: minutes(-9) });
    const sure = entry({ state: relearning, missedAt: minutes(-8), missedSure: true });
    const later = entry({ state: learning, due: minutes(8) });
    const due = entry();
    const queue = orderQueue({ steps: [unsure, sure, later], due: [due], new: [] }, now);
    expect(queue).toEqual([sure, unsure, due, later]);
  });

  it("treats a step that is due right now as due", () => {
    const step = entry({ state: learning, due: now });
    const due = entry();
    expect(orderQueue({ steps: [step], due: [due], new: [] }, now)).toEqual([step, due]);
  });

  it("alternates between documents, keeping the order within each", () => {
    const due = ["a", "a", "a", "b", "b", "b"].map((fileId) => entry({ fileId }));
    const [a1, a2, a3, b1, b2, b3] = due;
    expect(orderQueue({ steps: [], due, new: [] }, now)).toEqual([a1, b1, a2, b2, a3, b3]);
  });

  it("spreads the items of a short document over those of a long one", () => {
    const due = [..."aaaaaaaabb"].map((fileId) => entry({ fileId }));
    const order = orderQueue({ steps: [], due, new: [] }, now).map(({ fileId }) => fileId);
    expect(order.join("")).toBe("aabaaaabaa");
  });

  it("spreads new items over the due ones", () => {
    const due = Array.from({ length: 9 }, () => entry());
    const fresh = [entry({ state: isNew }), entry({ state: isNew })];
    const order = orderQueue({ steps: [], due, new: fresh }, now).map(({ state }) => state);
    expect(order.join("")).toBe("22202220222");
  });

  it("neither loses nor duplicates an item", () => {
    fc.assert(
      fc.property(anyParts, (parts) => {
        const ids = (list: readonly ReviewEntry[]) => list.map(({ id }) => id).sort();
        const all = [...parts.steps, ...parts.due, ...parts.new];
        expect(ids(orderQueue(parts, now))).toEqual(ids(all));
      }),
    );
  });

  it("orders any items into confident mistakes, other steps, due and new items, and later steps", () => {
    const group = ({ state, due, missedSure }: ReviewEntry) => {
      if (!isInSteps({ state })) return 2;
      if (due.getTime() > now.getTime()) return 3;
      return missedSure ? 0 : 1;
    };
    fc.assert(
      fc.property(anyParts, (parts) => {
        const groups = orderQueue(parts, now).map(group);
        expect(groups).toEqual([...groups].sort());
      }),
    );
  });

  it("mixes the items of any documents in proportion", () => {
    fc.assert(
      fc.property(fc.array(anyEntry(review), { minLength: 1, maxLength: 100 }), (due) => {
        const queue = orderQueue({ steps: [], due, new: [] }, now);
        const documents = Map.groupBy(due, ({ fileId }) => fileId);
        for (const [fileId, items] of documents) {
          const share = items.length / due.length;
          const own = queue.filter((one) => one.fileId === fileId);
          expect(own).toEqual(items);
          for (const [index, one] of own.entries()) {
            const fair = (queue.indexOf(one) + 1) * share;
            expect(Math.abs(index + 1 - fair)).toBeLessThanOrEqual(1 + documents.size * share);
          }
        }
      }),
    );
  });

  it("spreads any number of new items evenly", () => {
    const counts = fc.tuple(fc.nat(100), fc.integer({ min: 1, max: 50 }));
    fc.assert(
      fc.property(counts, ([known, begun]) => {
        const due = Array.from({ length: known }, () => entry());
        const fresh = Array.from({ length: begun }, () => entry({ state: isNew }));
        const queue = orderQueue({ steps: [], due, new: fresh }, now);
        const gap = (known + 1) / (begun + 1);
        for (const [index, one] of fresh.entries()) {
          const before = queue.slice(0, queue.indexOf(one));
          const dueBefore = before.filter(({ state }) => state === review).length;
          expect(Math.abs(dueBefore - (index + 1) * gap)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

describe("examsFirst", () => {
  const exams = new Map([
    ["a", "2026-06-09"],
    ["b", "2026-06-01"],
  ]);

  it("sorts by exam date, items without an exam last, and otherwise keeps the order", () => {
    const items = [null, "c", "a", "b", "a", "b", null].map((fileId) => entry({ fileId }));
    const [none, c, a, b, a2, b2, none2] = items;
    expect(examsFirst(items, exams)).toEqual([b, b2, a, a2, none, c, none2]);
    expect(examsFirst(items, new Map())).toEqual(items);
  });

  it("fits items of a later exam into a day only after all those of an earlier exam", () => {
    fc.assert(
      fc.property(fc.array(anyEntry(review), { maxLength: 60 }), fc.nat(60), (due, fits) => {
        const taken = examsFirst(due, exams).slice(0, fits);
        const of = (fileId: string) => due.filter((one) => one.fileId === fileId).length;
        const came = (fileId: string) => taken.filter((one) => one.fileId === fileId).length;
        expect(came("b")).toBe(Math.min(of("b"), fits));
        expect(came("a")).toBe(Math.min(of("a"), fits - came("b")));
      }),
    );
  });
});

describe("remainingToday", () => {
  const limits = { newPerDay: 20, duePerDay: 100 };

  it("is the limit before anything was reviewed", () => {
    expect(remainingToday(limits, [])).toEqual({ new: 20, due: 100 });
  });

  it("counts an item once, as new if it was started today", () => {
    const rated = [
      { itemId: "a", first: true },
      { itemId: "a", first: false },
      { itemId: "b", first: false },
      { itemId: "b", first: false },
    ];
    expect(remainingToday(limits, rated)).toEqual({ new: 19, due: 99 });
    expect(remainingToday(limits, rated.toReversed())).toEqual({ new: 19, due: 99 });
  });

  it("is what is left of the limits, and never negative", () => {
    const done = fc.array(
      fc.record({ itemId: fc.nat(40).map((number) => `item ${number}`), first: fc.boolean() }),
    );
    const anyLimits = fc.record({ newPerDay: fc.nat(20), duePerDay: fc.nat(20) });
    fc.assert(
      fc.property(done, anyLimits, (rated, given) => {
        const rest = remainingToday(given, rated);
        const begun = new Set(rated.filter(({ first }) => first).map(({ itemId }) => itemId));
        const all = new Set(rated.map(({ itemId }) => itemId));
        expect(rest).toEqual({
          new: Math.max(0, given.newPerDay - begun.size),
          due: Math.max(0, given.duePerDay - (all.size - begun.size)),
        });
      }),
    );
  });

  it("is reset at midnight, but not again if the clock is set back", () => {
    const evening = new Date("2026-05-01T23:59:59.999Z");
    const midnight = new Date("2026-05-02T00:00:00.000Z");
    const log = [
      { itemId: "a", first: true, ratedAt: evening },
      { itemId: "b", first: false, ratedAt: midnight },
    ];
    const at = (moment: Date) => {
      const { start } = dayOf(moment);
      return remainingToday(
        limits,
        log.filter(({ ratedAt }) => ratedAt.getTime() >= start.getTime()),
      );
    };
    expect(at(midnight)).toEqual({ new: 20, due: 99 });
    expect(at(evening)).toEqual({ new: 19, due: 99 });
  });
});

describe("dayOf", () => {
  it("is the UTC day, from its first to its last millisecond", () => {
    const { start, end } = dayOf(new Date("2026-03-29T01:30:00Z"));
    expect(start.toISOString()).toBe("2026-03-29T00:00:00.000Z");
    expect(end.toISOString()).toBe("2026-03-29T23:59:59.999Z");
    expect(dayOf(start)).toEqual({ start, end });
    expect(dayOf(end)).toEqual({ start, end });
  });

  it("assigns each moment to one day, without gaps between days", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(0), max: new Date("2100-01-01"), noInvalidDate: true }),
        (moment) => {
          const { start, end } = dayOf(moment);
          const time = moment.getTime();
          expect(start.getTime() <= time && time <= end.getTime()).toBe(true);
          expect(dayOf(new Date(end.getTime() + 1)).start.getTime()).toBe(end.getTime() + 1);
        },
      ),
    );
  });
});

describe("isInSteps", () => {
  it("is true while an item is learned or learned again", () => {
    expect([isNew, learning, review, relearning].map((state) => isInSteps({ state }))).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });
});
