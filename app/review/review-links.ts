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

/** What a session is limited to: a course, or parts of a document, as `writeParts` writes them. */
export interface SessionScope {
  courseId?: string | undefined;
  fileId?: string | undefined;
  parts?: string | undefined;
}

/** The session; it begins with the first of the queue. */
export function sessionLink(scope: SessionScope): string {
  return linkTo({}, scope);
}

/** One item of the session. */
export function itemLink(id: string, scope: SessionScope, side?: "back"): string {
  return linkTo({ item: id, ...(side ? { side } : {}) }, scope);
}

/** The feedback for an answer. */
export function feedbackLink(ratingId: string, scope: SessionScope): string {
  return linkTo({ answered: ratingId }, scope);
}

function linkTo(step: Record<string, string>, { courseId, fileId, parts }: SessionScope): string {
  const query = new URLSearchParams({
    ...(courseId ? { courseId } : {}),
    ...(fileId && parts ? { fileId, parts } : {}),
    ...step,
  });
  return query.size > 0 ? `${sessionPath}?${query}` : sessionPath;
}
