import type { Tab } from "./schema";

/** The setup, with a file chosen and a course offered if there is one. */
export function setupLink(
  tab: Tab,
  { fileId, courseId }: { fileId?: string | undefined; courseId?: string | undefined } = {},
): string {
  const chosen = { ...(courseId ? { courseId } : {}), ...(fileId ? { fileId } : {}) };
  return `/practice-test?${new URLSearchParams({ tab, ...chosen })}`;
}

/** The action of the setup form without JavaScript, which may upload a file. */
export function plainSetupLink(courseId: string | undefined): string {
  const course = courseId ? `&${new URLSearchParams({ courseId })}` : "";
  return `/practice-test/upload?then=generate${course}`;
}

/** The first open question of a test; its review once it is finished. */
export function testLink(id: string): string {
  return `/practice-test/${id}`;
}

/** The confirmation page before a test is cancelled. */
export function cancelLink(id: string): string {
  return `/practice-test/${id}/cancel`;
}

/** The confirmation page before a test is deleted, finished or not. */
export const deleteLink = (id: string) => `/practice-test/${id}/delete`;

export function reviewLink(id: string): string {
  return `/practice-test/${id}/review`;
}
