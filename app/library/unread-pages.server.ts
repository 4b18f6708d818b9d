import type { App } from "~/platform/app.server";
import type { FileRow } from "./file-store.server";
import { listPagesWithText } from "./passage-store.server";

/** How many pages of a file OCR has still to read. */
export async function countUnreadPages(app: App, file: FileRow): Promise<number> {
  const { status, pages, pagesRead, userId, id } = file;
  if (status !== "reading" || pages === null) return 0;
  const withText = await listPagesWithText(app.database, { userId, fileIds: [id] });
  let unread = 0;
  for (let page = (pagesRead ?? 0) + 1; page <= pages; page += 1) {
    if (!withText.has(page)) unread += 1;
  }
  return unread;
}

/**
 * Returns pages that will not be read to the allowance of the day of their upload. Called before the
 * reading ends: a retry then finds the file unchanged, and pages are returned once.
 */
export async function refundPages(app: App, file: FileRow, pages: number): Promise<void> {
  if (pages === 0) return;
  // The upload reserved them under this id.
  await app.dailyUsage(file.userId).takeBack(`${file.id}-pages`, pages);
}
