import { memoryStates } from "~/assessment/memory";
import type { ReviewEntry } from "~/assessment/review-items";
import { interfaceLanguage } from "~/localization/interface-language";
import * as m from "./messages";
import { dayOf, isInSteps } from "./queue";

const day = 24 * 60 * 60_000;

/** Why an item comes now: "Missed on Tuesday", "Due since yesterday", "New". */
export function reasonFor(entry: ReviewEntry, now: Date): string {
  const { missedAt, missedSure, state, due } = entry;
  if (missedAt) {
    const reason = describeMiss(missedAt, now);
    return missedSure ? m.wereSure({ reason }) : reason;
  }
  if (state === memoryStates.new) return m.newItem();
  if (isInSteps(entry)) return m.stillLearning();
  const days = daysBetween(due, now);
  if (days <= 0) return m.dueToday();
  return days === 1 ? m.dueSinceYesterday() : m.dueSince({ day: nameDay(due, days) });
}

function describeMiss(missedAt: Date, now: Date): string {
  const days = daysBetween(missedAt, now);
  if (days <= 0) return m.missedToday();
  return days === 1 ? m.missedYesterday() : m.missedOn({ day: nameDay(missedAt, days) });
}

/** The weekday in the last week, else the date. */
function nameDay(moment: Date, daysAgo: number): string {
  const format: Intl.DateTimeFormatOptions =
    daysAgo < 7 ? { weekday: "long" } : { day: "numeric", month: "long" };
  return moment.toLocaleDateString(interfaceLanguage(), { ...format, timeZone: "UTC" });
}

function daysBetween(from: Date, to: Date): number {
  return Math.round((dayOf(to).start.getTime() - dayOf(from).start.getTime()) / day);
}
