import type { Tab } from "./schema";

/** The setup, with a file chosen if there is one. */
export function setupLink(tab: Tab, fileId?: string): string {
  return `/practice-test?${new URLSearchParams(fileId ? { tab, fileId } : { tab })}`;
}

/** The first open question of a test; its review once it is finished. */
export function testLink(id: string): string {
  return `/practice-test/${id}`;
}

/** The confirmation page before a test is cancelled. */
export function cancelLink(id: string): string {
  return `/practice-test/${id}/cancel`;
}

export function reviewLink(id: string): string {
  return `/practice-test/${id}/review`;
}
