import { describe, expect, it } from "vitest";
import { describeInterval, newMemory, previewIntervals, scheduleCard } from "./schedule";

const now = new Date("2026-01-10T12:00:00Z");
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

describe("scheduleCard", () => {
  it("makes a new card due at once", () => {
    expect(newMemory(now)).toMatchObject({ due: now, reps: 0, state: 0, lastReview: null });
  });

  it("spaces a new card by its grade as FSRS does by default", () => {
    const card = newMemory(now);
    expect(scheduleCard(card, "again", now)).toMatchObject({ due: minutes(1), reps: 1 });
    expect(scheduleCard(card, "hard", now).due).toEqual(minutes(6));
    expect(scheduleCard(card, "medium", now).due).toEqual(minutes(10));
    const easy = scheduleCard(card, "easy", now);
    expect(easy.scheduledDays).toBeGreaterThanOrEqual(4);
    expect(easy).toMatchObject({ state: 2, lastReview: now });
  });

  it("makes the intervals of a known card grow, and counts a lapse", () => {
    let card = scheduleCard(newMemory(now), "medium", now);
    let at = card.due;
    const days: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      card = scheduleCard(card, "medium", at);
      days.push(card.scheduledDays);
      at = card.due;
    }
    expect(days).toEqual([...days].sort((a, b) => a - b));
    expect(new Set(days).size).toBe(4);
    expect(scheduleCard(card, "again", at)).toMatchObject({ lapses: 1, state: 3 });
  });

  it("says on each button what rating does", () => {
    const card = newMemory(now);
    const preview = previewIntervals(card, now);
    expect(preview).toMatchObject({ again: "1 min", hard: "6 min", medium: "10 min" });
    expect(preview.easy).toBe(describeInterval(scheduleCard(card, "easy", now).due, now));
  });
});

describe("describeInterval", () => {
  it.each([
    [0, "1 min"],
    [10, "10 min"],
    [120, "2 hours"],
    [24 * 60, "1 day"],
    [8 * 24 * 60, "8 days"],
    [61 * 24 * 60, "2 months"],
    [548 * 24 * 60, "1.5 years"],
    [365 * 24 * 60, "1 year"],
  ])("says %i minutes as %s", (count, said) => {
    expect(describeInterval(minutes(count), now)).toBe(said);
  });
});
