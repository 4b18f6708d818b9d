import { courseLimits } from "./course-limits";
import * as m from "./messages";

const dayMs = 24 * 60 * 60_000;

/** How many UTC days it is until an exam; negative when it is over. */
export function daysUntil(examOn: string, now: Date): number {
  return Date.parse(examOn) / dayMs - Math.floor(now.getTime() / dayMs);
}

/** What is wrong with a new exam date, as a sentence; null if it may be one. */
export function examProblem(examOn: string, now: Date): string | null {
  const days = daysUntil(examOn, now);
  if (days < 0) return m.examPast();
  return days > courseLimits.examDays ? m.examTooFar() : null;
}

/** The UTC day of a moment, YYYY-MM-DD. */
export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
