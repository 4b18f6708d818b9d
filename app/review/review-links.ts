const sessionPath = "/app/review/session";

/** Today's plan. */
export const todayPath = "/app/review";

/** Today's plan with the calendar's section open. */
export const calendarPath = `${todayPath}?section=calendar`;

/** Today's queue on paper. */
export const sheetPath = "/app/review/sheet";

/** A printed sheet. */
export function sheetLink(code: string): string {
  return `${sheetPath}?${new URLSearchParams({ code })}`;
}

/** The session, or that of one course; it begins with the first of the queue. */
export function sessionLink(courseId: string | undefined): string {
  return linkTo({}, courseId);
}

/** One item of the session. */
export function itemLink(id: string, courseId: string | undefined, side?: "back"): string {
  return linkTo({ item: id, ...(side ? { side } : {}) }, courseId);
}

/** The feedback for an answer. */
export function feedbackLink(ratingId: string, courseId: string | undefined): string {
  return linkTo({ answered: ratingId }, courseId);
}

function linkTo(step: Record<string, string>, courseId: string | undefined): string {
  const query = new URLSearchParams({ ...(courseId ? { courseId } : {}), ...step });
  return query.size > 0 ? `${sessionPath}?${query}` : sessionPath;
}
