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

/** Gives pages that will not be read back to the day of their upload. */
export async function giveBackPages(app: App, file: FileRow, pages: number): Promise<void> {
  if (pages === 0) return;
  const day = file.createdAt.toISOString().slice(0, 10);
  await app.dailyUsage(file.userId).takeBack("ocrPages", pages, day);
}
