import type { z } from "zod";
import { rebuildIndex } from "~/library/rebuild-index.server";
import type { App } from "~/platform/app.server";
import { atDatabase } from "./at-database.server";
import { recordAction } from "./record-action.server";
import type { indexSchema } from "./schema";

/** One step of building a database's search index anew; the first is put on record. */
export async function rebuildSearch(app: App, input: z.infer<typeof indexSchema>) {
  const home = atDatabase(app, input.database);
  if (input.after === 0) await recordAction(app, "rebuild_index");
  return rebuildIndex(home, input);
}
