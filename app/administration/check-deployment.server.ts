import type { z } from "zod";
import { checkIndex, checkOwned, checkUnowned } from "~/library/check-stored.server";
import type { App } from "~/platform/app.server";
import { countTables } from "./copy-database.server";
import { recordAction } from "./record-action.server";
import type { checkSchema } from "./schema";

/** One step of looking whether rows, bytes and index go together. */
export async function checkDeployment(app: App, input: z.infer<typeof checkSchema>) {
  switch (input.of) {
    case "index":
      return { tables: await countTables(app), index: await checkIndex(app) };
    case "rows":
      return checkOwned(app, input.after);
    case "bytes":
      if (input.remove && input.after === "") await recordAction(app, "remove_unowned_bytes");
      return checkUnowned(app, input);
  }
}
