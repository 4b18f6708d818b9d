import type { z } from "zod";
import { checkIndex, checkOwned, checkUnowned } from "~/library/check-stored.server";
import type { App } from "~/platform/app.server";
import { atDatabase } from "./at-database.server";
import { countTables } from "./copy-database.server";
import { recordAction } from "./record-action.server";
import type { checkSchema } from "./schema";

/** One step of checking that rows, stored objects and search index are consistent. */
export async function checkDeployment(app: App, input: z.infer<typeof checkSchema>) {
  switch (input.of) {
    case "index": {
      const shardApp = atDatabase(app, input.database);
      return { tables: await countTables(shardApp), index: await checkIndex(shardApp) };
    }
    case "rows":
      return checkOwned(atDatabase(app, input.database), input.after);
    case "bytes":
      if (input.remove && input.after === "") await recordAction(app, "remove_unowned_bytes");
      return checkUnowned(app, input);
  }
}
