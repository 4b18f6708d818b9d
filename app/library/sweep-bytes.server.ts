import type { App } from "~/platform/app.server";
import { forgetBytes, listDueBytes, postponeDeleted } from "./file-store.server";

/**
 * Removes the bytes that no row needs: of deleted files, once they were kept as long as the
 * deployment says, and of uploads that ended half-way.
 * @returns how many objects were removed
 */
export async function sweepBytes(app: App): Promise<number> {
  const now = app.clock.now();
  const kept = app.config.deletedBytesKept;
  if (kept > 0) await postponeDeleted(app.database, new Date(now.getTime() + kept));
  let removed = 0;
  for (;;) {
    const keys = await listDueBytes(app.database, now);
    if (keys.length === 0) return removed;
    await app.bytes.delete(keys);
    await forgetBytes(app.database, keys);
    removed += keys.length;
  }
}
