import { describeInterval } from "~/assessment/memory";
import * as m from "./messages";
import { dayOf } from "./queue";

const day = 24 * 60 * 60_000;

/** When something is due again: "Next review: tomorrow." */
export function describeNext(next: Date | null, now: Date): string {
  if (next === null) return m.nothingScheduled();
  const tomorrow = new Date(dayOf(now).start.getTime() + day);
  if (dayOf(next).start.getTime() === tomorrow.getTime()) return m.nextTomorrow();
  return m.nextIn({ interval: describeInterval(next, now) });
}
