import { describe, expect, it } from "vitest";
import { isOpen, nextToStudy, orderCards, placeOf } from "./study-order";

const now = new Date("2026-01-10T12:00:00Z");
const card = (number: number, dueInMinutes = 0, reps = 0) => ({
  number,
  due: new Date(now.getTime() + dueInMinutes * 60_000),
  reps,
});
const ten = Array.from({ length: 10 }, (_, index) => card(index + 1));

describe("orderCards", () => {
  it("keeps the order without a seed, and shuffles in the same way for the same seed", () => {
    const numbers = (seed?: number) => orderCards(ten, seed).map(({ number }) => number);
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(numbers(7)).toEqual(numbers(7));
    expect(numbers(7)).not.toEqual(numbers());
    expect(numbers(7)).not.toEqual(numbers(8));
    expect([...numbers(7)].sort((a, b) => a - b)).toEqual(numbers());
  });
});

describe("placeOf", () => {
  it("wraps around at both ends", () => {
    expect(placeOf(ten, 10)).toMatchObject({ position: 10, isLast: true, next: { number: 1 } });
    expect(placeOf(ten, 1)).toMatchObject({ isLast: false, previous: { number: 10 } });
    expect(placeOf(ten, 4)).toMatchObject({ previous: { number: 3 }, next: { number: 5 } });
  });

  it("skips a gap, and returns null for a missing card", () => {
    const gap = [card(1), card(3)];
    expect(placeOf(gap, 3)).toMatchObject({ position: 2, previous: { number: 1 } });
    expect(placeOf(gap, 2)).toBeNull();
    expect(placeOf([card(5)], 5)).toMatchObject({ next: { number: 5 }, previous: { number: 5 } });
  });
});

describe("nextToStudy", () => {
  it("takes due cards first, the longest overdue first, then new cards, then cards due soon", () => {
    const cards = [card(1), card(2, -5, 2), card(3, 8, 1), card(4, -60, 3), card(5, 900, 4)];
    const turns: number[] = [];
    for (let rest = cards; ; ) {
      const next = nextToStudy(rest, now);
      if (!next) break;
      turns.push(next.number);
      rest = rest.filter((other) => other !== next);
    }
    expect(turns).toEqual([4, 2, 1, 3]);
  });

  it("repeats the card that was just rated only after the others", () => {
    expect(nextToStudy([card(1, 1, 1), card(2, 10, 1)], now, 1)?.number).toBe(2);
    expect(nextToStudy([card(1, 1, 1), card(2, 5000, 1)], now, 1)?.number).toBe(1);
    expect(nextToStudy([card(1, 5000, 1)], now, 1)).toBeNull();
  });

  it("counts a card as done if it is due after the session", () => {
    expect(isOpen(card(1, 10, 1), now)).toBe(true);
    expect(isOpen(card(1, 21, 1), now)).toBe(false);
  });
});
