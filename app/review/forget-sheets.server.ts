import { removeBytes } from "~/library/store-bytes.server";
import type { Actor, App } from "~/platform/app.server";
import { sheetFolder } from "./kept-sheet";

/** Keys of one listing; R2 deletes as many at once. */
const atOnce = 500;

/** Removes the sheets of a learner whose account is deleted. */
export async function forgetSheets(app: App, actor: Actor): Promise<void> {
  const folder = sheetFolder(actor);
  for (;;) {
    const keys = await app.bytes.list(folder, atOnce);
    const own = keys.filter((key) => key.startsWith(folder));
    if (own.length === 0) return;
    await removeBytes(app, own);
  }
}
