import type { App, Owner } from "~/platform/app.server";
import { reviewSources } from "./review-sources.server";

/** The newest quiz, test or the like of each study mode that the learner has not finished. */
export async function listUnfinished(
  app: App,
  owner: Owner,
): Promise<{ title: string; href: string }[]> {
  const found = await Promise.all(
    reviewSources(app).map((source) => source.findUnfinished?.(app, owner)),
  );
  return found.filter((work) => work !== undefined && work !== null);
}
