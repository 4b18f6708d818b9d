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

/** The session; without an item, it begins with the first of the queue. */
export const sessionPath = "/app/review/session";

/** One item of the session. */
export function itemLink(id: string, side?: "back"): string {
  return `${sessionPath}?${new URLSearchParams({ item: id, ...(side ? { side } : {}) })}`;
}

/** The feedback for an answer. */
export function feedbackLink(ratingId: string): string {
  return `${sessionPath}?${new URLSearchParams({ answered: ratingId })}`;
}
