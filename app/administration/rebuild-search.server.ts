import { rebuildIndex } from "~/library/rebuild-index.server";
import type { App } from "~/platform/app.server";
import { recordAction } from "./record-action.server";

/** One step of building the search index anew; the first is put on record. */
export async function rebuildSearch(app: App, input: { after: number; anew: boolean }) {
  if (input.after === 0) await recordAction(app, "rebuild_index");
  return rebuildIndex(app, input);
}
