import type { UnfinishedWork } from "~/assessment/review-items";
import type { App, Owner } from "~/platform/app.server";
import { reviewSources } from "./review-sources.server";

/** The newest quiz, test or the like of each study mode that the learner has not finished. */
export async function listUnfinished(
  app: App,
  owner: Owner,
): Promise<(UnfinishedWork & { mode: string })[]> {
  const found = await Promise.all(
    reviewSources(app).map(async ({ mode, findUnfinished }) => {
      const work = await findUnfinished?.(app, owner);
      return work ? { mode, ...work } : null;
    }),
  );
  return found.filter((work) => work !== null);
}
