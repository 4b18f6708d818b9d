import type { App } from "~/platform/app.server";
import {
  dropStrayEntries,
  fillIndex,
  type IndexStep,
  makeIndex,
} from "./passage-index-store.server";

/** Entries of passages that are gone, which one step takes out. */
const strayAtOnce = 500;

/**
 * One step of building the search index from the passages, in a bounded amount of work: makes it where
 * it is missing, and puts in what it lacks. Learners may work meanwhile; their searches find what is
 * indexed by then. A build that was broken off is begun anew, and goes on with what is still missing.
 * @param after the `next` of the step before; 0 to begin
 * @param anew throws away the whole index first, for one that is damaged or made by older rules
 */
export async function rebuildIndex(
  app: App,
  { after, anew }: { after: number; anew: boolean },
): Promise<IndexStep> {
  if (after === 0) await makeIndex(app.database, anew);
  await dropStrayEntries(app.database, strayAtOnce);
  return fillIndex(app.database, after);
}
