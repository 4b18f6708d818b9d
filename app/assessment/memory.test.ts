import fc from "fast-check";
import { type Card, createEmptyCard, fsrs, type Grade, Rating } from "ts-fsrs";
import { describe, expect, it } from "vitest";
import { grades } from "./grades";
import {
  describeInterval,
  dueByMemory,
  type Memory,
  memoryAfter,
  newMemory,
  previewIntervals,
  type Rating as Rated,
  schedule,
} from "./memory";

// The fixed seed makes a failure reproducible.
fc.configureGlobal({ seed: 20_261_126 });

const now = new Date("2026-01-10T12:00:00Z");
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

describe("schedule", () => {
  it("makes a new card due immediately", () => {
    expect(newMemory(now)).toMatchObject({ due: now, reps: 0, state: 0, lastReview: null });
  });

  it("spaces a new card by its grade with the default FSRS parameters", () => {
    const card = newMemory(now);
    expect(schedule(card, "again", now)).toMatchObject({ due: minutes(1), reps: 1 });
    expect(schedule(card, "hard", now).due).toEqual(minutes(6));
    expect(schedule(card, "medium", now).due).toEqual(minutes(10));
    const easy = schedule(card, "easy", now);
    expect(easy.scheduledDays).toBeGreaterThanOrEqual(4);
    expect(easy).toMatchObject({ state: 2, lastReview: now });
  });

  it("lengthens the intervals of a known card, and counts a lapse", () => {
    let card = schedule(newMemory(now), "medium", now);
    let at = card.due;
    const days: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      card = schedule(card, "medium", at);
      days.push(card.scheduledDays);
      at = card.due;
    }
    expect(days).toEqual([...days].sort((a, b) => a - b));
    expect(new Set(days).size).toBe(4);
    expect(schedule(card, "again", at)).toMatchObject({ lapses: 1, state: 3 });
  });

  it("previews the result of each rating", () => {
    const card = newMemory(now);
    const preview = previewIntervals(card, now);
    expect(preview).toMatchObject({ again: "1 min", hard: "6 min", medium: "10 min" });
    expect(preview.easy).toBe(describeInterval(schedule(card, "easy", now).due, now));
    const soon = minutes(3 * 24 * 60);
    const limited = previewIntervals(card, now, (due) => (due < soon ? due : soon));
    expect(limited).toEqual({ ...preview, easy: "3 days" });
  });

  it("asks nobody earlier who knew an item better, whatever day an exam asks for", () => {
    let card = newMemory(now);
    for (const at of [0, 15]) card = schedule(card, "medium", minutes(at));
    const at = card.due;
    const inDays = (days: number) => new Date(at.getTime() + days * 86_400_000);
    const own = previewIntervals(card, at);
    expect([own.medium, own.easy]).toEqual(["11 days", "19 days"]);
    const limited = previewIntervals(card, at, (due) => (due < inDays(12) ? due : inDays(7)));
    expect([limited.medium, limited.easy]).toEqual(["11 days", "11 days"]);
    expect([own.sameDay, limited.sameDay]).toEqual([false, true]);
  });
});

describe("memory after ratings", () => {
  // Computed by fsrs-rs, Anki's implementation: grades from 1 ("again") to 4 ("easy"), with the days since the last.
  it.each([
    ["1 3 3", 0.284206, 6.39094],
    ["3 3 3/3 3/10 3/30", 132.273, 2.09059],
    ["4 4/8 4/40 1/200 3 3/2", 9.79761, 7.0034],
    ["2 2 3 3/1 2/3 1/9 2 3 3/2", 2.56475, 9.46819],
    ["3 3 3/2 3/0 1/0 3", 3.32719, 7.37556],
    ["1 1 2 2 3/1 3/1 3/4", 3.24955, 9.40675],
    ["4 3/0 2/0 1/0 3/1 4/20", 29.1292, 7.32195],
    ["3 3 1/2 3/1 3/3 2/3 1/12 1 3 3/1 3/5", 2.89276, 9.74636],
    ["4 1/1 1/1 1/1 3/1 3/1", 1.23033, 9.63032],
  ])(
    "equals the one of the FSRS reference implementation after %s",
    (history, stability, difficulty) => {
      let memory = newMemory(now);
      let days = 0;
      for (const [minute, rated] of history.split(" ").entries()) {
        const [grade, since] = rated.split("/").map(Number);
        days += since ?? 0;
        memory = schedule(
          memory,
          grades[Number(grade) - 1] ?? "again",
          minutes(days * 1440 + minute),
        );
      }
      expect(memory.stability / stability).toBeCloseTo(1, 4);
      expect(memory.difficulty / difficulty).toBeCloseTo(1, 4);
    },
  );

  it("treats a rating from before the last one, as after the clock was set back, as given at the last one", () => {
    const known = schedule(newMemory(now), "easy", now);
    const earlier = minutes(-3 * 1440);
    expect(schedule(known, "medium", earlier)).toEqual(schedule(known, "medium", now));
    expect(previewIntervals(known, earlier).again).toBe("3 days");
  });
});

describe("schedule and previewIntervals", () => {
  const ratings: Grade[] = [Rating.Again, Rating.Hard, Rating.Good, Rating.Easy];
  const library = fsrs();

  /** The same numbers for the same seed (Lehmer), each from 0 to below 1. */
  function numbersFrom(seed: number): () => number {
    let state = (seed * 1_103_515_245) % 2_147_483_647;
    return () => {
      state = (state * 48_271) % 2_147_483_647;
      return state / 2_147_483_647;
    };
  }

  /** As read back from a row: through JSON, in whole milliseconds. */
  function stored(memory: Memory): Memory {
    const row = JSON.parse(JSON.stringify(memory));
    return {
      ...row,
      due: new Date(row.due),
      lastReview: row.lastReview && new Date(row.lastReview),
    };
  }

  function memoryOf(card: Card) {
    return {
      due: card.due,
      stability: card.stability,
      difficulty: card.difficulty,
      scheduledDays: card.scheduled_days,
      learningSteps: card.learning_steps,
      reps: card.reps,
      lapses: card.lapses,
      state: card.state,
      lastReview: card.last_review,
    };
  }

  /** The columns that hold whole numbers. */
  const whole = ["scheduledDays", "learningSteps", "reps", "lapses", "state"] as const;

  it("equal ts-fsrs for a thousand random histories of ratings", () => {
    let compared = 0;
    for (let history = 1; history <= 1_000; history += 1) {
      const random = numbersFrom(history);
      // One comparison a history: ten thousand would take longer than the scheduling.
      const found: unknown[] = [];
      const expected: unknown[] = [];
      let at = now;
      let theirs: Card = createEmptyCard(at);
      let ours = newMemory(at);
      const log: Rated[] = [];
      // Questions are never graded "easy".
      const gradeCount = history % 2 ? grades.length : grades.length - 1;
      const length = 1 + Math.floor(random() * 20);
      for (let step = 0; step < length; step += 1) {
        const choices = library.repeat(theirs, at);
        const shown = previewIntervals(ours, at);
        for (const [index, grade] of grades.entries()) {
          const { due } = choices[ratings[index] as Grade].card;
          found.push(shown[grade], schedule(ours, grade, at).due.getTime());
          expected.push(describeInterval(due, at), due.getTime());
        }
        const chosen = Math.floor(random() * gradeCount);
        const grade = grades[chosen] ?? "again";
        theirs = library.next(theirs, at, ratings[chosen] as Grade).card;
        ours = stored(schedule(ours, grade, at));
        log.push({ grade, ratedAt: at });
        found.push(
          ours,
          whole.every((name) => Number.isInteger(ours[name])),
        );
        expected.push(memoryOf(theirs), true);
        compared += 1;
        // Early, in time, and long after.
        const wait = (theirs.due.getTime() - at.getTime()) * (0.2 + random() * 2.5);
        at = new Date(at.getTime() + Math.round(wait));
      }
      expect(found).toEqual(expected);
      // From the log alone, whenever it is read.
      expect(memoryAfter(newMemory(new Date()), log)).toMatchObject(memoryOf(theirs));
    }
    expect(compared).toBeGreaterThan(9_000);
    // On a busy machine it takes half a minute.
  }, 120_000);
});

describe("memoryAfter", () => {
  const rating = fc.record({
    id: fc.uuid(),
    grade: fc.constantFrom(...grades),
    sure: fc.constantFrom(true, false, null),
    // Often at the same time.
    ratedAt: fc.integer({ min: 0, max: 60 }).map((steps) => minutes(steps * 700)),
  });
  const log = fc.uniqueArray(rating, { selector: ({ id }) => id, minLength: 1, maxLength: 12 });

  /** As the store reads a log: by time, then by id. */
  const read = (rows: readonly (Rated & { id: string })[]) =>
    rows.toSorted((a, b) => a.ratedAt.getTime() - b.ratedAt.getTime() || (a.id < b.id ? -1 : 1));

  it("does not depend on the order in which ratings arrive, or on one that is undone in between", () => {
    const arrivals = log.chain((rows) =>
      fc.tuple(
        fc.constant(rows),
        fc.shuffledSubarray(rows, { minLength: rows.length }),
        rating.filter(({ id }) => rows.every((row) => row.id !== id)),
      ),
    );
    fc.assert(
      fc.property(arrivals, ([rows, arriving, undone]) => {
        const memoryOf = (rated: typeof rows) =>
          // A new memory dates from when the latest rating arrived.
          memoryAfter(newMemory(rated.at(-1)?.ratedAt ?? now), read(rated));
        const expected = memoryOf(rows);
        expect(memoryOf(arriving)).toEqual(expected);
        expect(memoryOf([...arriving, undone].filter(({ id }) => id !== undone.id))).toEqual(
          expected,
        );
        expect(expected.reps).toBe(rows.length);
      }),
    );
  });

  it("equals rating one after the other and storing each result", () => {
    fc.assert(
      fc.property(log, (rows) => {
        let memory = newMemory(now);
        for (const { grade, ratedAt } of read(rows)) memory = schedule(memory, grade, ratedAt);
        expect(memoryAfter(newMemory(now), read(rows))).toMatchObject(memory);
      }),
    );
  });

  it("continues from an imported memory", () => {
    const brought = schedule(newMemory(now), "easy", now);
    const after = memoryAfter(brought, [{ grade: "medium", ratedAt: minutes(6 * 24 * 60) }]);
    expect(after).toMatchObject({ reps: 2, state: 2 });
    expect(memoryAfter(brought, [])).toMatchObject(brought);
  });

  it("records whether the last answer was wrong, and whether the learner had been sure", () => {
    const wrong = (sure: boolean | null): Rated => ({ grade: "again", ratedAt: now, sure });
    const right: Rated = { grade: "medium", ratedAt: minutes(5), sure: true };
    const fresh = newMemory(now);
    expect(memoryAfter(fresh, [])).toMatchObject({ missedAt: null, missedSure: false });
    expect(memoryAfter(fresh, [wrong(true)])).toMatchObject({ missedAt: now, missedSure: true });
    expect(memoryAfter(fresh, [wrong(null)])).toMatchObject({ missedAt: now, missedSure: false });
    expect(memoryAfter(fresh, [wrong(true), right])).toMatchObject({
      missedAt: null,
      missedSure: false,
    });
  });
});

describe("dueByMemory", () => {
  it("returns the due time of a memory, even when another due time is stored", () => {
    const log = fc.array(
      fc.record({ grade: fc.constantFrom(...grades), days: fc.integer({ min: 0, max: 60 }) }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(log, (answers) => {
        let at = now;
        let memory = newMemory(at);
        for (const { grade, days } of answers) {
          at = new Date(at.getTime() + days * 86_400_000);
          memory = schedule(memory, grade, at);
        }
        expect(dueByMemory(memory, null)).toEqual(memory.due);
        const limited = { ...memory, due: memory.state === 2 ? now : memory.due };
        expect(dueByMemory(limited, null)).toEqual(memory.due);
      }),
    );
  });

  it("returns the due time of an imported memory until its first rating", () => {
    const known = schedule(newMemory(now), "easy", now);
    const imported = { ...known, reps: 7, due: new Date("2026-03-03T03:03:03Z") };
    expect(dueByMemory({ ...imported, due: now }, imported)).toEqual(imported.due);
    const rated = schedule(imported, "medium", new Date("2026-03-04"));
    expect(dueByMemory({ ...rated, due: now }, imported)).toEqual(rated.due);
  });
});

describe("describeInterval", () => {
  it.each([
    [0, "1 min"],
    [10, "10 min"],
    [120, "2 hours"],
    [24 * 60 - 31, "23 hours"],
    [24 * 60 - 1, "1 day"],
    [24 * 60, "1 day"],
    [8 * 24 * 60, "8 days"],
    [61 * 24 * 60, "2 months"],
    [548 * 24 * 60, "1.5 years"],
    [365 * 24 * 60, "1 year"],
  ])("describes %i minutes as %s", (count, said) => {
    expect(describeInterval(minutes(count), now)).toBe(said);
  });
});
