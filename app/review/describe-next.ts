import { describeInterval } from "~/assessment/memory";
import * as m from "./messages";
import { dayOf } from "./queue";

const day = 24 * 60 * 60_000;

/** When something is due again: "Next review: tomorrow." */
export function describeNext(next: Date | null, now: Date): string {
  if (next === null) return m.nothingScheduled();
  return isTomorrow(next, now)
    ? m.nextTomorrow()
    : m.nextIn({ interval: describeInterval(next, now) });
}

/** When an item comes again: "Comes back tomorrow." */
export function describeReturn(due: Date, now: Date): string {
  return isTomorrow(due, now)
    ? m.comesBackTomorrow()
    : m.comesBackIn({ interval: describeInterval(due, now) });
}

function isTomorrow(moment: Date, now: Date): boolean {
  return dayOf(moment).start.getTime() === dayOf(now).start.getTime() + day;
}
