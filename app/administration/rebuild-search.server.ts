import type { z } from "zod";
import { rebuildIndex } from "~/library/rebuild-index.server";
import type { App } from "~/platform/app.server";
import { atDatabase } from "./at-database.server";
import { recordAction } from "./record-action.server";
import type { indexSchema } from "./schema";

/** One step of rebuilding a database's search index; the first one is recorded. */
export async function rebuildSearch(app: App, input: z.infer<typeof indexSchema>) {
  const shardApp = atDatabase(app, input.database);
  if (input.after === 0) await recordAction(app, "rebuild_index");
  return rebuildIndex(shardApp, input);
}
