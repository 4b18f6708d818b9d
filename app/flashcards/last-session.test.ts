import { describe, expect, it } from "vitest";
import type { Grade } from "~/assessment/grades";
import { isRunning, lastSession, sessionFigures } from "./last-session";

const now = new Date("2026-01-10T12:00:00Z");
const rated = (number: number, minutesAgo: number, grade: Grade = "medium") => ({
  number,
  grade,
  ratedAt: new Date(now.getTime() - minutesAgo * 60_000),
});

describe("lastSession", () => {
  it("goes back to the first long pause", () => {
    const ratings = [rated(3, 1), rated(2, 5), rated(1, 34), rated(9, 65), rated(8, 66)];
    expect(lastSession(ratings).map(({ number }) => number)).toEqual([3, 2, 1]);
    expect(lastSession(ratings.slice(0, 2))).toHaveLength(2);
    expect(lastSession([])).toEqual([]);
  });

  it("is running until half an hour after the last rating", () => {
    expect(isRunning([rated(1, 30), rated(2, 90)], now)).toBe(true);
    expect(isRunning([rated(1, 31)], now)).toBe(false);
    expect(isRunning([], now)).toBe(false);
  });
});

describe("sessionFigures", () => {
  it("counts each card once, and every rating", () => {
    const session = [rated(1, 0, "easy"), rated(2, 3), rated(1, 6, "again"), rated(2, 7, "again")];
    expect(sessionFigures(session)).toEqual({
      cards: 2,
      ratings: { again: 2, hard: 0, medium: 1, easy: 1 },
      minutes: 7,
    });
    expect(sessionFigures([rated(1, 0)]).minutes).toBe(1);
  });
});
