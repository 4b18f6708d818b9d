import type { App } from "~/platform/app.server";
import type { FileRow } from "./file-store.server";
import { listPagesWithText } from "./passage-store.server";

/** How many pages of a file are still to be read as pictures. */
export async function countUnreadPages(app: App, file: FileRow): Promise<number> {
  const { status, pages, pagesRead, userId, id } = file;
  if (status !== "reading" || pages === null) return 0;
  const withText = await listPagesWithText(app.database, { userId, fileId: id });
  let unread = 0;
  for (let page = (pagesRead ?? 0) + 1; page <= pages; page += 1) {
    if (!withText.has(page)) unread += 1;
  }
  return unread;
}

/**
 * Gives pages that will not be read back to the day of their upload. Called before the reading ends:
 * whoever tries again then finds the file as it was, and nothing is given back twice.
 */
export async function giveBackPages(app: App, file: FileRow, pages: number): Promise<void> {
  if (pages === 0) return;
  // Under this the upload has held them.
  await app.dailyUsage(file.userId).takeBack(`${file.id}-pages`, pages);
}
