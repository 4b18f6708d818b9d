import { expect, it } from "vitest";
import type { Memory } from "~/assessment/memory";
import { type AnkiSchedule, fromAnkiSchedule, toAnkiSchedule } from "./schedule";

const start = new Date("2026-01-01T04:00:00Z");
const now = new Date("2026-06-01T12:00:00Z");
const places = { start, now, reviewedAt: null };
const memory: Memory = {
  due: new Date("2026-06-20T08:30:00.123Z"),
  stability: 21.5,
  difficulty: 6.25,
  scheduledDays: 22,
  learningSteps: 0,
  reps: 4,
  lapses: 1,
  state: 2,
  lastReview: new Date("2026-05-29T08:30:00.123Z"),
};
const sm2: AnkiSchedule = {
  ...{ type: 2, queue: 2, due: 160, ivl: 10, factor: 2500, reps: 3, lapses: 0, left: 0 },
  data: "{}",
};

it("converts SM-2's interval and ease as Anki does", () => {
  // The test values of fsrs-rs, with the default parameters of FSRS-6.
  const converted = fromAnkiSchedule(sm2, places);
  expect(converted?.stability).toBe(10);
  expect(converted?.difficulty).toBeCloseTo(6.9140563, 4);
});

it("keeps a schedule to the millisecond unless the card was changed in Anki", () => {
  const row = toAnkiSchedule(memory, start);
  expect(fromAnkiSchedule(row, places)).toEqual(memory);
  expect(JSON.parse(row.data).cd.length).toBeLessThanOrEqual(100);
  const studied = fromAnkiSchedule({ ...row, reps: 5, due: 200, ivl: 40 }, places);
  expect(studied).toMatchObject({
    reps: 5,
    scheduledDays: 40,
    due: new Date("2026-07-20T04:00:00Z"),
  });
  const moved = fromAnkiSchedule({ ...row, due: 171 }, places);
  expect(moved?.due).toEqual(new Date("2026-06-21T04:00:00Z"));
});

it("treats a card that Anki has not shown as new", () => {
  expect(fromAnkiSchedule({ ...sm2, type: 0, queue: 0 }, places)).toBeNull();
});

it("accepts any data in a card", () => {
  for (const data of [
    "",
    "x",
    "[]",
    "null",
    "5",
    '{"s":"a"}',
    '{"s":-1,"d":99}',
    '{"cd":"{"}',
    '{"cd":5}',
  ]) {
    expect(fromAnkiSchedule({ ...sm2, data }, places)).toMatchObject({ stability: 10, reps: 3 });
  }
});

it("reads a card that is being relearned, with the second or day when it is due", () => {
  const second = Date.parse("2026-06-01T12:09:00Z") / 1000;
  const again = { ...sm2, queue: 1, due: second, ivl: 3, lapses: 1, left: 1001 };
  expect(fromAnkiSchedule(again, places)).toMatchObject({
    ...{ state: 3, lapses: 1, scheduledDays: 0, stability: 3 },
    due: new Date(second * 1000),
  });
  const inDays = { ...again, queue: 3, due: 152 };
  expect(fromAnkiSchedule(inDays, places)).toMatchObject({
    ...{ state: 3, due: new Date("2026-06-02T04:00:00Z") },
  });
});
