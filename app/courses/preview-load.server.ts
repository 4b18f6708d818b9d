import type { Actor, App } from "~/platform/app.server";
import { checkExam } from "./check-course.server";
import { utcDay } from "./exam-day";
import { findCourse } from "./find-course.server";
import { type CourseLoad, readLoad } from "./read-load.server";

/**
 * The load of a course until its exam, or until another day, which is not saved.
 * @throws AppError not_found or invalid_request
 */
export async function previewLoad(
  app: App,
  actor: Actor,
  id: string,
  day: string | undefined,
): Promise<CourseLoad & { examOn: string | null }> {
  const course = await findCourse(app, actor, id);
  if (day !== undefined && day !== course.examOn) checkExam(app, day);
  const examOn = day ?? course.examOn;
  // No day is left before an exam of today.
  const plan = { ...course, examOn: examOn ?? utcDay(app.clock.now()) };
  return { examOn, ...(await readLoad(app, actor, plan)) };
}
