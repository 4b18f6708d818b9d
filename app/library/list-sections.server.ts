import type { App, Owner } from "~/platform/app.server";
import { type DocumentSection, sectionsBelow } from "./document-sections";
import { listHeadingRows } from "./passage-position-store.server";

/** The first sections of the learner's documents, by their headings, in reading order. */
export async function listSections(
  app: App,
  owner: Owner,
  fileIds: readonly string[],
  limit: number,
): Promise<DocumentSection[]> {
  if (fileIds.length === 0) return [];
  // One more, because a section ends where the next one begins.
  const rows = await listHeadingRows(app.database, { userId: owner.id, fileIds }, limit + 1);
  return sectionsBelow(rows).slice(0, limit);
}
