import { interfaceLanguage } from "~/localization/interface-language";
import type { Actor, App } from "~/platform/app.server";
import { loadUntil } from "~/review/exam-limit";
import { readNewLimit } from "~/review/read-new-limit.server";
import { reviewItems } from "~/review/review-sources.server";
import type { LoadView } from "./components/course-views";
import { utcDay } from "./exam-day";
import * as m from "./messages";

/** The load of some documents until an exam; no days if it is not ahead. */
export async function readLoad(
  app: App,
  actor: Actor,
  { examOn, fileIds }: { examOn: string; fileIds: readonly string[] },
): Promise<LoadView> {
  const now = app.clock.now();
  const [limits, ...lists] = await Promise.all([
    readNewLimit(app, actor),
    ...reviewItems(app).map((items) => items.listScheduled(app, actor, fileIds)),
  ]);
  const items = lists.flat();
  const { days, impossible } = loadUntil(examOn, items, now, limits);
  return {
    days: days.map((day) => ({ ...day, name: nameDay(day.day, now) })),
    newPerDayNeeded: impossible?.newPerDayNeeded ?? null,
    newPerDay: limits.newPerDay,
    isEmpty: items.length === 0,
  };
}

function nameDay(day: string, now: Date): string {
  if (day === utcDay(now)) return m.today();
  return new Date(day).toLocaleDateString(interfaceLanguage(), {
    ...{ weekday: "short", day: "numeric", month: "short" },
    timeZone: "UTC",
  });
}
