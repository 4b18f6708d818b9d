import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import * as m from "./messages";
import { openSheet } from "./open-sheet.server";
import { readSheetCode, showSheetCode } from "./sheet-code";
import { viewPlace } from "./view-place";

/**
 * A sheet as the API answers it; null in the place of an item that is gone.
 * @param typed its code, as it is printed or as it was typed
 * @throws AppError not_found if the learner has none with this code
 */
export async function readSheet(app: App, actor: Actor, typed: string) {
  const code = readSheetCode(typed);
  if (code === null) throw new AppError("not_found", m.sheetNotFound());
  const { madeAt, places } = await openSheet(app, actor, code);
  return {
    code: showSheetCode(code),
    madeAt: madeAt.toISOString(),
    items: places.map(viewPlace),
  };
}
