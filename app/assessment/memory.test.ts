import { type Card, createEmptyCard, fsrs, type Grade, Rating } from "ts-fsrs";
import { describe, expect, it } from "vitest";
import { grades } from "./grades";
import { describeInterval, type Memory, newMemory, previewIntervals, schedule } from "./memory";

const now = new Date("2026-01-10T12:00:00Z");
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

describe("schedule", () => {
  it("makes a new card due at once", () => {
    expect(newMemory(now)).toMatchObject({ due: now, reps: 0, state: 0, lastReview: null });
  });

  it("spaces a new card by its grade as FSRS does by default", () => {
    const card = newMemory(now);
    expect(schedule(card, "again", now)).toMatchObject({ due: minutes(1), reps: 1 });
    expect(schedule(card, "hard", now).due).toEqual(minutes(6));
    expect(schedule(card, "medium", now).due).toEqual(minutes(10));
    const easy = schedule(card, "easy", now);
    expect(easy.scheduledDays).toBeGreaterThanOrEqual(4);
    expect(easy).toMatchObject({ state: 2, lastReview: now });
  });

  it("makes the intervals of a known card grow, and counts a lapse", () => {
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

  it("says on each button what rating does", () => {
    const card = newMemory(now);
    const preview = previewIntervals(card, now);
    expect(preview).toMatchObject({ again: "1 min", hard: "6 min", medium: "10 min" });
    expect(preview.easy).toBe(describeInterval(schedule(card, "easy", now).due, now));
  });
});

describe("a thousand histories of ratings", () => {
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

  /** As a row gives it back: through text, in whole milliseconds. */
  function stored(memory: Memory): Memory {
    const row = JSON.parse(JSON.stringify(memory));
    return {
      ...row,
      due: new Date(row.due),
      lastReview: row.lastReview && new Date(row.lastReview),
    };
  }

  /** The columns that hold whole numbers. */
  const whole = ["scheduledDays", "learningSteps", "reps", "lapses", "state"] as const;

  it("are scheduled and announced exactly as ts-fsrs does", () => {
    let compared = 0;
    for (let history = 1; history <= 1_000; history += 1) {
      const random = numbersFrom(history);
      // One comparison a history: ten thousand would take longer than the scheduling.
      const found: unknown[] = [];
      const expected: unknown[] = [];
      let at = now;
      let theirs: Card = createEmptyCard(at);
      let ours = newMemory(at);
      const length = 1 + Math.floor(random() * 20);
      for (let step = 0; step < length; step += 1) {
        const choices = library.repeat(theirs, at);
        const shown = previewIntervals(ours, at);
        for (const [index, grade] of grades.entries()) {
          const { due } = choices[ratings[index] as Grade].card;
          found.push(shown[grade], schedule(ours, grade, at).due.getTime());
          expected.push(describeInterval(due, at), due.getTime());
        }
        const chosen = Math.floor(random() * 4);
        theirs = library.next(theirs, at, ratings[chosen] as Grade).card;
        ours = stored(schedule(ours, grades[chosen] ?? "again", at));
        found.push(
          ours,
          whole.every((name) => Number.isInteger(ours[name])),
        );
        expected.push(
          {
            due: theirs.due,
            stability: theirs.stability,
            difficulty: theirs.difficulty,
            scheduledDays: theirs.scheduled_days,
            learningSteps: theirs.learning_steps,
            reps: theirs.reps,
            lapses: theirs.lapses,
            state: theirs.state,
            lastReview: theirs.last_review,
          },
          true,
        );
        compared += 1;
        // Early, in time, and long after.
        const wait = (theirs.due.getTime() - at.getTime()) * (0.2 + random() * 2.5);
        at = new Date(at.getTime() + Math.round(wait));
      }
      expect(found).toEqual(expected);
    }
    expect(compared).toBeGreaterThan(9_000);
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
  ])("says %i minutes as %s", (count, said) => {
    expect(describeInterval(minutes(count), now)).toBe(said);
  });
});
