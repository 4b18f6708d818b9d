import { originsOf } from "~/assessment/item-origin";
import type { App } from "~/platform/app.server";
import { applyExams } from "./apply-exams.server";
import { listUnsettled, markSettled } from "./course-store.server";
import { utcDay } from "./exam-day";

/** Each takes about six of the 1,000 requests that a worker may make. */
const mostCourses = 50;

/**
 * Runs every hour. Once the day of an exam has begun, what was brought forward for it and has not come yet is due
 * when its memory says, or when the exams ahead ask for it.
 */
export async function settleExams(app: App): Promise<void> {
  const today = utcDay(app.clock.now());
  for (const course of await listUnsettled(app.database, today, mostCourses)) {
    await applyExams(app, { id: course.userId }, originsOf(course));
    await markSettled(app.database, course);
  }
}
