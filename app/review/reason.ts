import { memoryStates } from "~/assessment/memory";
import type { ReviewEntry, ReviewItem } from "~/assessment/review-items";
import { interfaceLocale } from "~/localization/interface-language";
import * as m from "./messages";
import { dayOf, isInSteps, nextExam } from "./queue";

const day = 24 * 60 * 60_000;

/**
 * Why an item comes now: "Missed on Tuesday", "Due since yesterday", "Before your exam on December 9", "New".
 * @param exams the next exam of each document and course that has one ahead: UTC days, YYYY-MM-DD, by their ids
 */
export function reasonFor(
  entry: ReviewEntry & Pick<ReviewItem, "ownDue">,
  exams: ReadonlyMap<string, string>,
  now: Date,
): string {
  const { missedAt, missedSure, state, due, ownDue } = entry;
  if (missedAt) {
    const reason = describeMiss(missedAt, now);
    return missedSure ? m.wereSure({ reason }) : reason;
  }
  if (state === memoryStates.new) return m.newItem();
  if (isInSteps(entry)) return m.stillLearning();
  const exam = nextExam(entry, exams);
  // Its memory alone would bring it later.
  if (exam !== undefined && ownDue > dayOf(now).end) {
    return m.beforeExam({ day: nameDate(new Date(exam)) });
  }
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
  if (daysAgo >= 7) return nameDate(moment);
  return moment.toLocaleDateString(interfaceLocale(), { weekday: "long", timeZone: "UTC" });
}

function nameDate(moment: Date): string {
  const format = { day: "numeric", month: "long", timeZone: "UTC" } as const;
  return moment.toLocaleDateString(interfaceLocale(), format);
}

function daysBetween(from: Date, to: Date): number {
  return Math.round((dayOf(to).start.getTime() - dayOf(from).start.getTime()) / day);
}
