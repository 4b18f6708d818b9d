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

/**
 * What a session is limited to: a course, parts of a course or document, as `writeParts` writes them, or decks and past
 * papers of a course.
 */
export interface SessionScope {
  courseId?: string | undefined;
  fileId?: string | undefined;
  parts?: string | undefined;
  /** Ids of decks and past papers, with commas between them. */
  decks?: string | undefined;
  /** Parts and decks are practised though they are not due. */
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

/** The page that asks before an item is deleted. @param back the page to return to */
export function deleteLink(item: string, back: string): string {
  return `/app/review/${item}/delete?${new URLSearchParams({ back })}`;
}

/** Where an item's page goes on once the item is deleted: a session, with its next item. */
export function afterItemLink(back: string): string {
  const [path = "", query = ""] = back.split("?");
  const parameters = new URLSearchParams(query);
  for (const step of ["item", "side", "answered"]) parameters.delete(step);
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}

/** The most decks that one session is about. */
export const mostDecks = 10;

/** The ids that `decks` names. */
export function readDecks(decks: string): string[] {
  return decks.split(",").filter(Boolean).slice(0, mostDecks);
}

function linkTo(
  step: Record<string, string>,
  { courseId, fileId, parts, decks, practice }: SessionScope,
): string {
  const scope = {
    ...(courseId ? { courseId } : fileId && parts ? { fileId } : {}),
    ...(parts && (courseId || fileId) ? { parts } : {}),
    ...(decks && courseId ? { decks } : {}),
  };
  const isPart = "parts" in scope || "decks" in scope;
  const query = new URLSearchParams({
    ...scope,
    ...(isPart && practice ? { practice } : {}),
    ...step,
  });
  return query.size > 0 ? `${sessionPath}?${query}` : sessionPath;
}
