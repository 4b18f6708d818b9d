import type { App } from "~/platform/app.server";
import {
  createIndex,
  deleteStrayEntries,
  fillIndex,
  type IndexStep,
} from "./passage-index-store.server";

/** Entries of deleted passages that one step removes. */
const strayAtOnce = 500;

/**
 * One bounded step of building the search index from the passages: creates it if it is missing, and adds
 * missing entries. Learners may work meanwhile; their searches find what is indexed by then. An
 * interrupted build is started again and adds what is still missing.
 * @param after the `next` of the step before; 0 to start
 * @param anew drops the index first, if it is damaged or made by older rules
 */
export async function rebuildIndex(
  app: App,
  { after, anew }: { after: number; anew: boolean },
): Promise<IndexStep> {
  if (after === 0) await createIndex(app.database, anew);
  await deleteStrayEntries(app.database, strayAtOnce);
  return fillIndex(app.database, after);
}
