import { storeTemporarily } from "~/library/store-temporarily.server";
import type { Actor, App } from "~/platform/app.server";
import { idOf } from "~/platform/ids";
import { type KeptSheet, mostOnSheet, sheetKey } from "./kept-sheet";
import { readQueue } from "./read-queue.server";
import { findItems } from "./review-sources.server";
import { sheetCodeOf } from "./sheet-code";

/** How long the answers of a sheet can be entered, in milliseconds. */
const retentionMs = 60 * 86_400_000;

/**
 * Makes a sheet of today's queue and keeps which items are on it. The same queue has the same sheet.
 * @returns its code; null if nothing is due
 */
export async function makeSheet(app: App, actor: Actor): Promise<string | null> {
  const { entries } = await readQueue(app, actor);
  const ids = entries.slice(0, mostOnSheet).map(({ id }) => id);
  const items = await findItems(app, actor, ids);
  if (items.length === 0) return null;
  // An item that comes again after an answer makes another sheet.
  const shown = items.map(({ id, reps }) => `${id} ${reps}`);
  const code = sheetCodeOf(await idOf(actor.id, ...shown));
  const key = sheetKey(actor, code);
  if ((await app.bytes.size(key)) === null) {
    const now = app.clock.now();
    const sheet: KeptSheet = { madeAt: now.toISOString(), ids: items.map(({ id }) => id) };
    const bytes = new TextEncoder().encode(JSON.stringify(sheet));
    const until = new Date(now.getTime() + retentionMs);
    await storeTemporarily(app, key, bytes, "application/json", until);
  }
  return code;
}
