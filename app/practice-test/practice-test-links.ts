import type { Tab } from "./schema";

/** The setup, with a file chosen where one is named. */
export function setupLink(tab: Tab, fileId?: string): string {
  return `/practice-test?${new URLSearchParams(fileId ? { tab, fileId } : { tab })}`;
}

/** The question that a test has come to; its review once it is finished. */
export function testLink(id: string): string {
  return `/practice-test/${id}`;
}

/** Where it is asked whether the test shall be given up. */
export function cancelLink(id: string): string {
  return `/practice-test/${id}/cancel`;
}

export function reviewLink(id: string): string {
  return `/practice-test/${id}/review`;
}
