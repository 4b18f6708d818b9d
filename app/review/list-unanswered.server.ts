import type { App, Owner } from "~/platform/app.server";
import { reviewSources } from "./review-sources.server";

/** A deck, or a finished quiz or test, that is neither kept for review nor left out. */
export interface UnansweredWork {
  mode: string;
  id: string;
  title: string;
  href: string;
}

/** The newest of each study mode. */
export async function listUnanswered(app: App, owner: Owner): Promise<UnansweredWork[]> {
  const found = await Promise.all(
    reviewSources(app).map(async ({ mode, findUnanswered }) => {
      const work = await findUnanswered(app, owner);
      return work && { mode, ...work };
    }),
  );
  return found.filter((work) => work !== null);
}
