import type { z } from "zod";
import { checkIndex, checkOwned, checkUnowned } from "~/library/check-stored.server";
import type { App } from "~/platform/app.server";
import { atDatabase } from "./at-database.server";
import { countTables } from "./copy-database.server";
import { recordAction } from "./record-action.server";
import type { checkSchema } from "./schema";

/** One step of looking whether rows, bytes and index go together; bytes belong to rows of any database. */
export async function checkDeployment(app: App, input: z.infer<typeof checkSchema>) {
  switch (input.of) {
    case "index": {
      const home = atDatabase(app, input.database);
      return { tables: await countTables(home), index: await checkIndex(home) };
    }
    case "rows":
      return checkOwned(atDatabase(app, input.database), input.after);
    case "bytes":
      if (input.remove && input.after === "") await recordAction(app, "remove_unowned_bytes");
      return checkUnowned(app, input);
  }
}
