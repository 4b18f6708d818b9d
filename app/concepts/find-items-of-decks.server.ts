import { memoryStates } from "~/assessment/memory";
import type { App, Owner } from "~/platform/app.server";
import { reviewItems } from "~/review/review-sources.server";

/** More than a learner reviews in days. */
const mostItems = 500;

/**
 * The ids of the answered items in review that belong to these decks and past papers, those that are due first. What
 * quotes a document of the course counts for that document's parts.
 * @param fileIds the documents of the course
 */
export async function findItemsOfDecks(
  app: App,
  owner: Owner,
  { fileIds, decks }: { fileIds: readonly string[]; decks: readonly string[] },
): Promise<string[]> {
  if (decks.length === 0) return [];
  const lists = await Promise.all(
    reviewItems(app).map((items) => items.listScheduled(app, owner, decks)),
  );
  return lists
    .flat()
    .filter(({ fileId, state }) => {
      const isOfPart = fileId !== null && fileIds.includes(fileId);
      return state !== memoryStates.new && !isOfPart;
    })
    .sort((a, b) => a.storedDue.getTime() - b.storedDue.getTime())
    .slice(0, mostItems)
    .map(({ id }) => id);
}
