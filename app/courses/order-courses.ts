import { daysUntil } from "./exam-day";
import type { Course } from "./schema";

/** The next exam first; then courses without one, then those whose exam is over. */
export function orderCourses<C extends Pick<Course, "examOn">>(
  courses: readonly C[],
  now: Date,
): C[] {
  const rank = ({ examOn }: C) => {
    if (examOn === null) return Number.MAX_SAFE_INTEGER / 2;
    const days = daysUntil(examOn, now);
    return days >= 0 ? days : Number.MAX_SAFE_INTEGER - days;
  };
  return courses.toSorted((a, b) => rank(a) - rank(b));
}
