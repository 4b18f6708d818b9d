import { describe, expect, it } from "vitest";
import {
  isTimeZone,
  nextReminder,
  reminderHours,
  secondsUntilNight,
  startOfLocalDay,
} from "./reminder-times";

const at = (iso: string) => new Date(iso);
const next = (now: string, hour: number, timeZone: string, checkedAt: string | null = null) =>
  nextReminder(
    at(now),
    { hour, timeZone },
    checkedAt === null ? null : at(checkedAt),
  ).toISOString();

describe("the next reminder", () => {
  it("comes at the chosen hour in the learner's time zone", () => {
    expect(next("2026-11-27T12:00:00Z", 18, "UTC")).toBe("2026-11-27T18:00:00.000Z");
    expect(next("2026-11-27T12:00:00Z", 18, "America/Los_Angeles")).toBe(
      "2026-11-28T02:00:00.000Z",
    );
    expect(next("2026-11-27T12:00:00Z", 18, "Asia/Kolkata")).toBe("2026-11-27T12:30:00.000Z");
    expect(next("2026-11-27T12:00:00Z", 8, "Pacific/Kiritimati")).toBe("2026-11-27T18:00:00.000Z");
  });

  it("comes the next day once the hour has started", () => {
    expect(next("2026-11-27T18:00:00Z", 18, "UTC")).toBe("2026-11-28T18:00:00.000Z");
    expect(next("2026-11-27T18:17:00Z", 18, "UTC")).toBe("2026-11-28T18:00:00.000Z");
  });

  it("comes once a day, even if the hour is changed", () => {
    expect(next("2026-11-27T18:30:00Z", 20, "UTC", "2026-11-27T18:17:00Z")).toBe(
      "2026-11-28T20:00:00.000Z",
    );
    expect(next("2026-11-28T07:00:00Z", 20, "UTC", "2026-11-27T18:17:00Z")).toBe(
      "2026-11-28T20:00:00.000Z",
    );
  });

  it("keeps its hour when clocks change", () => {
    expect(next("2026-03-28T20:00:00Z", 18, "Europe/Berlin")).toBe("2026-03-29T16:00:00.000Z");
    expect(next("2026-10-24T20:00:00Z", 18, "Europe/Berlin")).toBe("2026-10-25T17:00:00.000Z");
    expect(next("2026-10-31T23:30:00Z", 9, "America/New_York")).toBe("2026-11-01T14:00:00.000Z");
  });

  it("is within the chosen hour on every day in time zones of each kind", () => {
    const zones = ["Europe/London", "Australia/Lord_Howe", "America/St_Johns", "Asia/Kathmandu"];
    for (const timeZone of zones) {
      const hourIn = new Intl.DateTimeFormat("en", { timeZone, hour: "numeric", hourCycle: "h23" });
      for (let day = 0; day < 366; day += 3) {
        const now = new Date(Date.UTC(2026, 0, 1 + day, (day * 7) % 24, 13));
        for (const hour of [reminderHours.first, reminderHours.last]) {
          const moment = nextReminder(now, { hour, timeZone }, null);
          const wait = (moment.getTime() - now.getTime()) / 3_600_000;
          expect(Number(hourIn.format(moment)), `${timeZone} ${now.toISOString()}`).toBe(hour);
          expect(wait).toBeGreaterThan(0);
          expect(wait).toBeLessThanOrEqual(25);
        }
      }
    }
  });
});

it("starts the day at the learner's midnight", () => {
  const start = startOfLocalDay(at("2026-11-27T12:00:00Z"), "America/Los_Angeles");
  expect(start.toISOString()).toBe("2026-11-27T08:00:00.000Z");
});

it("is allowed from 8 am to 10 pm, and not at night", () => {
  const seconds = (time: string) => secondsUntilNight(at(`2026-11-27T${time}Z`), "UTC");
  expect(seconds("07:59:59")).toBe(0);
  expect(seconds("08:00:00")).toBe(14 * 3600);
  expect(seconds("21:59:30")).toBe(30);
  expect(seconds("22:00:00")).toBe(0);
  expect(seconds("00:30:00")).toBe(0);
});

it("recognises time zones by name", () => {
  expect(isTimeZone("Asia/Calcutta")).toBe(true);
  expect(isTimeZone("Mars/Olympus")).toBe(false);
  expect(isTimeZone("")).toBe(false);
});
