const sessionPath = "/app/review/session";

/** Today's plan. */
export const todayPath = "/app/review";

/** Today's plan with the calendar's section open. */
export const calendarPath = `${todayPath}?section=calendar`;

/** Today's plan with the reminders' section open. */
export const remindersPath = `${todayPath}?section=reminders`;

/** The action of that section's forms. */
export const remindersAction = "/app/review/reminders";

/** The page that turns a past paper into questions and cards. */
export const pastPaperPath = "/app/review/past-paper";

/** Today's queue on paper. */
export const sheetPath = "/app/review/sheet";

/** A printed sheet. */
export function sheetLink(code: string): string {
  return `${sheetPath}?${new URLSearchParams({ code })}`;
}

/** What a session is limited to: a course, or parts of a course or document, as `writeParts` writes them. */
export interface SessionScope {
  courseId?: string | undefined;
  fileId?: string | undefined;
  parts?: string | undefined;
  /** Parts are practised though they are not due. */
  practice?: "yes" | undefined;
}

/** The session; it begins with the first of the queue. */
export function sessionLink(scope: SessionScope): string {
  return linkTo({}, scope);
}

/** One item of the session. */
export function itemLink(id: string, scope: SessionScope, side?: "back"): string {
  return linkTo({ item: id, ...(side ? { side } : {}) }, scope);
}

/** The end of the session, whatever is left of it. */
export function endLink(scope: SessionScope): string {
  return linkTo({ end: "yes" }, scope);
}

/** The feedback for an answer. */
export function feedbackLink(ratingId: string, scope: SessionScope): string {
  return linkTo({ answered: ratingId }, scope);
}

/** The page that edits an item. @param back the page to return to */
export function editLink(item: string, back: string): string {
  return `/app/review/edit?${new URLSearchParams({ item, back })}`;
}

function linkTo(
  step: Record<string, string>,
  { courseId, fileId, parts, practice }: SessionScope,
): string {
  const hasParts = parts && (courseId || fileId);
  const query = new URLSearchParams({
    ...(courseId ? { courseId } : fileId && parts ? { fileId } : {}),
    ...(hasParts ? { parts } : {}),
    ...(hasParts && practice ? { practice } : {}),
    ...step,
  });
  return query.size > 0 ? `${sessionPath}?${query}` : sessionPath;
}
